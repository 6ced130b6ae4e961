import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('service-worker.ts', import.meta.url));

/** Puts the service worker beside the built client, and into it what it is told about the build. */
export async function writeServiceWorker(
  folder: string,
  { publicPages, shellPages }: { publicPages: readonly string[]; shellPages: readonly string[] },
): Promise<void> {
  // The shell names every part it begins with by its hash, and so stands for the whole build.
  const shell = await readFile(path.join(folder, '__spa-fallback.html'));
  const build = createHash('sha256').update(shell).digest('hex').slice(0, 12);
  const first = [...new Set(shell.toString('utf8').match(/\/assets\/[\w.-]+/g) ?? [])];
  const told = { BUILD: build, PUBLIC_PAGES: publicPages, SHELL_PAGES: shellPages, FIRST_FILES: first };
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    define: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  await writeFile(path.join(folder, 'service-worker.js'), code);
}
