// Runs on whatever Node the machine has, before anything is installed: plain JavaScript and no imports but Node's own.
// It leaves behind a node_modules that matches the lockfile, and with it the Node that runs everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = path.join(root, 'node_modules');
// Serving needs none of the tools that build and check; an install that left them out (`--omit=dev`) is whole for it.
const isForServing = process.argv.includes('--to-serve');

if (!isInstalled()) install();
if (!existsSync(path.join(modules, '.bin', 'node'))) {
  fail(
    `there is no Node 26 package for ${process.platform}-${process.arch}; Linux and macOS on x64 and arm64 have one`,
  );
}

requireNodeRuns();

// npm writes its own record of what it installed last of all, so an install cut short has none.
function isInstalled() {
  try {
    const wanted = readPackages(path.join(root, 'package-lock.json'));
    const present = readPackages(path.join(modules, '.package-lock.json'));
    // What builds the web client is the mark: npm leaves a few packages of types that others ask for beside them.
    const leavesToolsOut = isForServing && !present['node_modules/@react-router/dev'];
    return Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith('node_modules/') || (leavesToolsOut && isTool(entry))) return true;
      if (present[place] && !existsSync(path.join(root, place))) return false;
      const found = present[place];
      if (!found) return entry.optional === true && !isForThisMachine(entry);
      return (
        found.version === entry.version && found.integrity === entry.integrity && found.resolved === entry.resolved
      );
    });
  } catch {
    return false;
  }
}

function isTool(entry) {
  return entry.dev === true || entry.devOptional === true;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

// An optional package without conditions may be missing for reasons of npm's own; only one named for this machine is ours.
function isForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

function install() {
  console.error('Installing what is missing (npm ci), about half a minute …');
  // The Node that runs npm, not the one in node_modules, which npm is about to remove.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  // NODE_ENV=production would leave out what the web client is built with.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status, error } = npm ? spawnSync(node, [npm, ...words], options) : spawnSync('npm', words, options);
  if (status !== 0) fail(`npm ci failed${error ? `: ${error.message}` : ''}; look above, then try again`);
}

function requireNodeRuns() {
  const { status, stderr, error } = spawnSync(path.join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const reason = (stderr || String(error)).trim().split('\n')[0];
  const remedy = reason.includes('libatomic') ? '; Debian and Ubuntu have it in the package libatomic1' : '';
  fail(`Node 26 was installed but does not run here: ${reason}${remedy}`);
}

function fail(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}
