import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readBuild, shellRoutes } from './built-files.ts';

/**
 * Writes into the page of the application what every view is drawn with, and the first of them, so that a slow network is
 * asked for all of it at once, and not for one file after the other as each names the next.
 */
export async function nameShellFiles(folder: string): Promise<void> {
  const file = path.join(folder, '__spa-fallback.html');
  const html = await readFile(file, 'utf8');
  const files = readBuild(folder).filesOf({ routes: shellRoutes, screen: 'wallets-screen' });
  const named = files
    .filter(address => !html.includes(`href="${address}"`))
    .map(address => `<link rel="modulepreload" href="${address}"/>`);
  await writeFile(file, html.replace('</head>', `${named.join('')}</head>`));
  const styles = [...html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map(match => match[1]!);
  await Promise.all([...files, ...styles].map(file => pack(path.join(folder, file))));
}

/** As tightly as can be, which takes seconds: the first phone after a start of the server would wait for it. */
async function pack(file: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), { params }));
}
