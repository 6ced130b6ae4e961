import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { fileBytesMax, looksLikeAnImage } from '../rules.ts';

/** Long enough to read every letter of a document, and short enough for a slow network. */
const longestSide = 1_600;
/** Smaller than this, a picture travels as it is. */
const bytesAsItIs = 400_000;

/** Why a file cannot be taken, as far as that can be told without opening it. */
export function fileFault({ type, size }: Blob): Fault | undefined {
  if (!looksLikeAnImage(type)) return commonFaults.not_an_image;
  return size > fileBytesMax ? commonFaults.file_too_large : undefined;
}

/** The picture made small enough for a slow network; nothing when it is none. */
export async function prepareImage(file: Blob): Promise<Blob | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= bytesAsItIs) return file;
  return (await drawn(picture, scale)) ?? file;
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
