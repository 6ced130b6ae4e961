import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which files of a build a page begins with, as the build itself says.

/** What every view behind sign-in is drawn in. */
export const shellRoutes = ['root', 'shell/shell', 'shell/wallet'];

/** What a page is drawn with. */
export interface Drawn {
  /** The routes that draw it, from the root down. */
  readonly routes: readonly string[];
  /** Without React and router: only the script that starts its islands. */
  readonly isStatic?: true;
  /** A screen that the page loads by itself as soon as it runs. */
  readonly screen?: string;
}

interface Manifest {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ManifestRoute | undefined>>;
}

type ManifestRoute = Readonly<Record<string, unknown>> & { imports: readonly string[] };

export function readBuild(client: string): { filesOf(drawn: Drawn): string[] } {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file) throw new Error('there is no build of the web client: npm start builds one');
  const source = readFileSync(path.join(client, file), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
  return { filesOf };

  /** Each file that the page must have before it can run, by its address. */
  function filesOf({ routes, isStatic, screen }: Drawn): string[] {
    const first = isStatic ? [] : [manifest.entry.module, ...manifest.entry.imports];
    for (const id of routes) {
      const route = manifest.routes[id];
      if (!route) throw new Error(`the build has no route ${id}`);
      // A route may come in parts: the screen, and what runs before it.
      const modules = Object.entries(route).flatMap(([name, file]) =>
        /module$/i.test(name) && typeof file === 'string' ? [file] : [],
      );
      first.push(...modules, ...route.imports);
    }
    if (screen) {
      const found = globSync(`assets/${screen}-*.js`, { cwd: client }).map(file => `/${file}`);
      if (found.length === 0) throw new Error(`the build has no screen ${screen}`);
      first.push(...found);
    }
    return withImports(first);
  }

  function withImports(files: readonly string[]): string[] {
    const seen = new Set<string>();
    const waiting = [...files];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      const source = readFileSync(path.join(client, file), 'utf8');
      for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) waiting.push(`/assets/${name}`);
    }
    return [...seen];
  }
}
