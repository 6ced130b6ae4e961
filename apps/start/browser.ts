import { existsSync } from 'node:fs';
import { runAnyProgram } from './run-program.ts';

/** The same browser without its windows: what draws them costs as much again as the pages that are tried. */
const shell = '/usr/bin/chromium-headless-shell';

const others = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium is; on a Debian machine as root the one without windows is installed when it is not there. */
export async function chromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  if (existsSync(shell)) return shell;

  const isDebian = existsSync('/etc/debian_version');
  const said = isDebian && process.getuid?.() === 0 ? await installShell() : '';
  if (existsSync(shell)) return shell;
  const found = others.find(existsSync);
  if (found) return found;
  throw new Error(
    said ||
      (isDebian
        ? 'the browser tests need Chromium: sudo apt-get install chromium-headless-shell'
        : 'the browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is'),
  );
}

/** Answers what went wrong, if it did. A machine without a network is not kept waiting for one. */
async function installShell(): Promise<string> {
  console.error('Installing chromium-headless-shell for the browser tests (apt-get), about a minute …');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  // The list of packages may be old or missing; a mirror that does not answer for one part is no reason to stop.
  await runAnyProgram('apt-get', ['update', '-q', ...patience], environment);
  const words = ['install', '-qy', '--no-install-recommends', ...patience, 'chromium-headless-shell'];
  const { code, output } = await runAnyProgram('apt-get', words, environment);
  return code === 0 ? '' : `chromium could not be installed:\n${output}`;
}
