import { fileBytesMax, fileSentences, looksLikeAnImage } from '../rules.ts';

/** Long enough to read every letter of a document; the server keeps no more. */
const longestSide = 2_000;
/** Smaller than this, a picture travels as it is. */
const bytesAsItIs = 700_000;

/** A picture made ready for a slow network, or the sentence why it cannot be taken. */
export async function prepareImage(file: Blob): Promise<Blob | string> {
  if (!looksLikeAnImage(file.type)) return fileSentences.notAnImage;
  if (file.size > fileBytesMax) return fileSentences.tooLarge;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return fileSentences.notAnImage;
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
