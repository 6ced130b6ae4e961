import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuild, shellRoutes } from './built-files.ts';

/**
 * Writes into the page of the application what every view is drawn with, so that a slow network is asked for all of it at
 * once, and not for one file after the other as each names the next.
 */
export async function nameShellFiles(folder: string): Promise<void> {
  const file = path.join(folder, '__spa-fallback.html');
  const html = await readFile(file, 'utf8');
  const named = readBuild(folder)
    .filesOf({ routes: shellRoutes })
    .filter(address => !html.includes(`href="${address}"`))
    .map(address => `<link rel="modulepreload" href="${address}"/>`);
  await writeFile(file, html.replace('</head>', `${named.join('')}</head>`));
}
