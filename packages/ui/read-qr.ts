/** A picture wider than this is made smaller first: a code fills most of what a camera is held at, and time is short. */
const sideMax = 800;

/** The text of the square code in what is drawn, if there is one. The reader is fetched when it is first needed. */
export async function readQr(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<string | undefined> {
  if (width === 0 || height === 0) return undefined;
  const { decodeQR } = await import('qr/decode.js');
  const scale = Math.min(1, sideMax / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // It says by throwing that it sees none.
    return undefined;
  }
}

/** The same for a picture from a file. */
export async function readQrIn(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const text = await readQr(picture, picture);
  picture.close();
  return text;
}
