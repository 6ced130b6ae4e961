import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readBuild, shellRoutes } from './built-files.ts';

/**
 * Writes into the page of the application what every view is drawn with, and the first of them, so that a slow network is
 * asked for all of it at once, and not for one file after the other as each names the next. Six are on the road at a time. The
 * two largest set out first and stay on it, and beside them the others from the smallest on, so that turns come free for the
 * first questions to the API before everything has come. No letters set out: the page says nothing before its scripts have
 * come, and React asks for the letters as soon as it wakes, while the processor has enough to do and the road is free.
 */
export async function nameShellFiles(folder: string): Promise<void> {
  const file = path.join(folder, '__spa-fallback.html');
  const html = await readFile(file, 'utf8');
  const known = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(match => match[1]!);
  const drawn = readBuild(folder).filesOf({ routes: shellRoutes, screen: 'wallets-screen' });
  const files = [...new Set([...known, ...drawn])];
  const styles = [...html.matchAll(/href="(\/assets\/[\w.-]+\.css)#?"/g)].map(match => match[1]!);
  const sizes = await Promise.all([...files, ...styles].map(file => pack(path.join(folder, file))));
  const fromSmallest = files.toSorted((one, other) => sizes[files.indexOf(one)]! - sizes[files.indexOf(other)]!);
  const inTurn = [...fromSmallest.slice(-2).toReversed(), ...fromSmallest.slice(0, -2)];
  const named = inTurn.map(address => `<link rel="modulepreload" href="${address}"/>`);
  const rest = html
    .replaceAll(/<link rel="(?:modulepreload"|preload" as="font")[^>]*>/g, '')
    // It would ask for the letters of this one text, which is written in the reader's language later.
    .replace(/(<a href="#main"[^>]*>)[^<]*/, '$1');
  await writeFile(file, rest.replace('</head>', `${named.join('')}</head>`));
}

/** As tightly as can be, which takes seconds: the first phone after a start of the server would wait for it. */
async function pack(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = await promisify(brotliCompress)(await readFile(file), { params });
  await writeFile(`${file}.br`, packed);
  return packed.length;
}
