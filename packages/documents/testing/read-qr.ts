import jsqr from 'jsqr';
import sharp from 'sharp';

/** The text of the one code in the picture. */
export async function readQr(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsqr(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('no code can be read in this picture');
  return Buffer.from(code.binaryData).toString('utf8');
}
