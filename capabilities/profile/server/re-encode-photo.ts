import { photoBytesMax, photoFaults } from '@wura/identity/rules';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import sharp from 'sharp';

// Of all the formats the library reads, only these two may ever reach a decoder: the others are attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const sidePixels = 320;
/** More than any phone's camera makes; a picture that claims more is refused before it is decoded. */
const pixelsMax = 50_000_000;
const sidePixelsMax = 12_000;

/**
 * A small square JPEG made of the pixels alone: where it was taken, and whatever else was hidden in the file, stays
 * behind. One at a time, because decoding a large picture takes memory and a core.
 */
export async function reEncodePhoto(dataUrl: string): Promise<Buffer> {
  const bytes = decode(dataUrl);
  const mine = last.then(() => shrink(bytes));
  last = mine.catch(() => {});
  return mine;
}

let last: Promise<unknown> = Promise.resolve();

const notAnImage = () =>
  refuse(commonRefusals.invalid_input, {
    message: photoFaults.notAnImage,
    errors: { profileImage: photoFaults.notAnImage },
  });

function decode(dataUrl: string): Buffer {
  const prefix = /^data:image\/(?:jpeg|jpg|png);base64,/i.exec(dataUrl.slice(0, 40))?.[0];
  if (prefix === undefined) throw notAnImage();
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  if (bytes.length > photoBytesMax) {
    throw refuse(commonRefusals.too_large, {
      message: photoFaults.tooLarge,
      errors: { profileImage: photoFaults.tooLarge },
    });
  }
  return bytes;
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 });
    const { format, width, height } = await image.metadata();
    if ((format !== 'jpeg' && format !== 'png') || Math.max(width, height) > sidePixelsMax) throw notAnImage();
    return await image
      .timeout({ seconds: 10 })
      // As it was held, before the note that says so is dropped.
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the library has against a picture is no fault of ours and nothing the sender needs to know.
    throw notAnImage();
  }
}
