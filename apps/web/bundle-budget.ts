import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readBuild, shellRoutes, type Drawn } from './built-files.ts';

/**
 * How much JavaScript a first visit may load, in kB of gzip, for a phone on a slow network. Run after a build; it ends
 * with 1 when a page has outgrown its budget.
 */
const budgets: readonly Budget[] = [
  // And every other static page; the landing page in all, fonts included, is weighed by apps/e2e.
  { page: '/', routes: ['islands'], isStatic: true, kBMax: 20 },
  { page: '/login', routes: ['root', 'pages/auth-frame', 'pages/login'], kBMax: 150, filesMax: 16 },
  // Three steps with their rules, which are the server's own.
  { page: '/register', routes: ['root', 'pages/auth-frame', 'pages/register'], kBMax: 152 },
  { page: '/wallet', routes: shellRoutes, screen: 'wallets-screen', kBMax: 220, filesMax: 16 },
  { page: '/airtime-payment', routes: shellRoutes, screen: 'airtime-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/data-payment', routes: shellRoutes, screen: 'data-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/electricity-payment', routes: shellRoutes, screen: 'electricity-screen', isBeyondShell: true, kBMax: 30 },
  { page: '/tv-payment', routes: shellRoutes, screen: 'cable-screen', isBeyondShell: true, kBMax: 30 },
];

interface Budget extends Drawn {
  page: string;
  /** What the shell has loaded already does not count. */
  isBeyondShell?: true;
  kBMax: number;
  /** A phone asks for six at a time, and each turn takes a third of a second. */
  filesMax?: number;
}

const client = fileURLToPath(new URL('build/client/', import.meta.url));
const consoleBuild = fileURLToPath(new URL('../console/build/', import.meta.url));
const consoleKBMax = 250;

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

const built = readBuild(client);
for (const budget of budgets) {
  const loaded = new Set(budget.isBeyondShell ? built.filesOf({ routes: budget.routes }) : []);
  const files = built.filesOf(budget).filter(file => !loaded.has(file));
  const bytes = files.reduce((sum, file) => sum + gzippedBytes(file), 0);
  tell(budget.page, bytes / 1000, budget.kBMax);
  if (budget.filesMax === undefined || files.length <= budget.filesMax) continue;
  console.log(
    `${budget.page} begins with ${files.length} files, and at most ${budget.filesMax} are good: see first-files.ts`,
  );
  process.exitCode = 1;
}
const consoleBytes = filesOfConsole().reduce((sum, file) => sum + gzippedBytes(file, consoleBuild), 0);
tell('/console/', consoleBytes / 1000, consoleKBMax);
for (const file of customersFilesOfStaff()) {
  console.log(`apps/web/build/client/${file} speaks to the API of staff: nothing of the console may reach a customer`);
  process.exitCode = 1;
}
