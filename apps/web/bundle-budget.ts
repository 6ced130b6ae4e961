import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * How much JavaScript a first visit may load, in kB of gzip, for a phone on a slow network. Run after a build; it ends
 * with 1 when a page has outgrown its budget.
 */
const shell = ['root', 'shell/shell', 'shell/wallet'];
const budgets: readonly Budget[] = [
  // And every other static page; the landing page in all, fonts included, is weighed by apps/e2e.
  { page: '/', routes: ['islands'], isStatic: true, kBMax: 20 },
  { page: '/login', routes: ['root', 'pages/auth-frame', 'pages/login'], kBMax: 150 },
  // Three steps with their rules, which are the server's own.
  { page: '/register', routes: ['root', 'pages/auth-frame', 'pages/register'], kBMax: 152 },
  { page: '/wallet', routes: shell, screen: 'wallets-screen', kBMax: 220 },
  { page: '/airtime-payment', routes: shell, screen: 'airtime-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/data-payment', routes: shell, screen: 'data-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/electricity-payment', routes: shell, screen: 'electricity-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/tv-payment', routes: shell, screen: 'cable-screen', isBeyondShell: true, kBMax: 30 },
];

interface Budget {
  page: string;
  /** The routes that draw it, from the root down. */
  routes: readonly string[];
  /** Without React and router: only the script that starts its islands. */
  isStatic?: true;
  /** A screen that the page loads by itself as soon as it runs. */
  screen?: string;
  /** What the shell has loaded already does not count. */
  isBeyondShell?: true;
  kBMax: number;
}

interface Manifest {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ManifestRoute | undefined>>;
}

type ManifestRoute = Readonly<Record<string, unknown>> & { imports: readonly string[] };

const client = fileURLToPath(new URL('build/client/', import.meta.url));
const consoleBuild = fileURLToPath(new URL('../console/build/', import.meta.url));
const consoleKBMax = 250;

function readManifest(): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file) throw new Error('there is no build of the web client: npm start builds one');
  const source = readFileSync(path.join(client, file), 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
}

function filesOf(
  { routes, isStatic, screen }: Pick<Budget, 'routes' | 'isStatic' | 'screen'>,
  manifest: Manifest,
): string[] {
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

/** Every file that these import before they can run. */
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

function gzippedBytes(file: string, folder = client): number {
  return gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
}

/** What the console's page names, with the dashboard, which is what opens first. */
function filesOfConsole(): string[] {
  const page = readFileSync(path.join(consoleBuild, 'index.html'), 'utf8');
  const waiting = [...page.matchAll(/\/console\/(assets\/[^"]+\.js)/g)].map(match => match[1]!);
  waiting.push(...globSync('assets/dashboard-screen-*.js', { cwd: consoleBuild }));
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(path.join(consoleBuild, file), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)["`']/g))
      waiting.push(`assets/${name}`);
  }
  return [...seen];
}

/** No customer is sent a line of what staff have: every screen of the console names the staff's API, and nothing else does. */
function customersFilesOfStaff(): string[] {
  return globSync('**/*.{js,html}', { cwd: client }).filter(file =>
    readFileSync(path.join(client, file), 'utf8').includes('/api/operator'),
  );
}

function tell(page: string, kB: number, kBMax: number): void {
  const isOver = kB > kBMax;
  console.log(`${page.padEnd(21)} ${kB.toFixed(1).padStart(6)} of ${kBMax} kB${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
}

const manifest = readManifest();
for (const budget of budgets) {
  const loaded = new Set(budget.isBeyondShell ? filesOf({ routes: budget.routes }, manifest) : []);
  const files = filesOf(budget, manifest).filter(file => !loaded.has(file));
  const bytes = files.reduce((sum, file) => sum + gzippedBytes(file), 0);
  tell(budget.page, bytes / 1000, budget.kBMax);
}
const consoleBytes = filesOfConsole().reduce((sum, file) => sum + gzippedBytes(file, consoleBuild), 0);
tell('/console/', consoleBytes / 1000, consoleKBMax);
for (const file of customersFilesOfStaff()) {
  console.log(`apps/web/build/client/${file} speaks to the API of staff: nothing of the console may reach a customer`);
  process.exitCode = 1;
}
