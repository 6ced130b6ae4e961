import { existsSync } from 'node:fs';
import { runAnyProgram } from './run-program.ts';

const places = [
  // The same browser without its windows: it draws a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium is; on a Debian machine as root one is installed when there is none. */
export async function chromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const found = places.find(existsSync);
  if (found) return found;

  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    console.error('Installing chromium for the browser tests (apt-get), about a minute …');
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    // The list of packages may be old or missing; a mirror that does not answer for one part is no reason to stop.
    await runAnyProgram('apt-get', ['update', '-q'], environment);
    const words = ['install', '-qy', '--no-install-recommends', 'chromium-headless-shell'];
    const { code, output } = await runAnyProgram('apt-get', words, environment);
    if (code !== 0) throw new Error(`chromium could not be installed:\n${output}`);
    return places[0]!;
  }
  throw new Error(
    isDebian
      ? 'the browser tests need Chromium: sudo apt-get install chromium-headless-shell'
      : 'the browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is',
  );
}
