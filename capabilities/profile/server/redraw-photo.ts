import { photoBytesMax, photoFaults } from '@wura/identity/rules';
import type { ImageProcessor } from '@wura/images/image-processor';
import { refuseFields, refuseFile } from '@wura/wire/refusals';

/** A small square of the pixels alone: where it was taken, and whatever else was hidden in the file, stays behind. */
export async function redrawPhoto(
  images: ImageProcessor,
  { dataUrl, of }: { dataUrl: string; of: string },
): Promise<Buffer> {
  const drawn = await images.redraw(decode(dataUrl), { as: 'photo', by: of, side: 320, shape: 'square' });
  if (!drawn) throw notAnImage();
  return drawn;
}

const notAnImage = () => refuseFields({ profileImage: photoFaults.notAnImage });

function decode(dataUrl: string): Buffer {
  const prefix = /^data:image\/(?:jpeg|jpg|png);base64,/i.exec(dataUrl.slice(0, 40))?.[0];
  if (prefix === undefined) throw notAnImage();
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  if (bytes.length > photoBytesMax) throw refuseFile('profileImage');
  return bytes;
}
