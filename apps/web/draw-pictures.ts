import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sharePicture } from './share-picture.ts';

const assets = fileURLToPath(new URL('../../packages/ui/assets/', import.meta.url));
const gold = '#F1B935';

/** Draws every picture that must be a bitmap, from our own drawings, into the folder of the built client. */
export async function drawPictures(folder: string): Promise<void> {
  const [mark, word, sprite] = await Promise.all(
    ['wura-mark.svg', 'wura-word.svg', 'adire-motifs.svg'].map(name => readFile(path.join(assets, name), 'utf8')),
  );
  if (!mark || !word || !sprite) throw new Error(`a drawing is missing in ${assets}`);
  const draw = (name: string, svg: string, sizePx?: number) =>
    sharp(Buffer.from(svg), { density: 1200 })
      .resize(sizePx === undefined ? undefined : { width: sizePx, height: sizePx })
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, name));
  await Promise.all([
    draw('icon-192.png', mark, 192),
    draw('icon-512.png', mark, 512),
    draw('icon-maskable-512.png', fullBleed(mark), 512),
    draw('apple-touch-icon.png', fullBleed(mark), 180),
    sharp(Buffer.from(sharePicture({ mark, word, sprite })))
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, 'share.png')),
  ]);
}

/** For systems that cut icons to a shape of their own: gold to the edges, the sign within the circle they leave. */
function fullBleed(mark: string): string {
  const sign = mark.slice(mark.indexOf('<g'), mark.lastIndexOf('</svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" fill="${gold}"/><g transform="translate(3.4 3.4) scale(.7875)">${sign}</g></svg>`;
}
