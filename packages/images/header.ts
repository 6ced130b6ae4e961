/** What the first bytes of a picture claim about it. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

/**
 * Read by hand and before any decoder sees the file, which is where files attack: a few bytes can claim a picture of a
 * thousand million pixels. Nothing for whatever is neither a JPEG nor a PNG, whatever its name says.
 */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngHeader(view) ?? jpegHeader(view);
}

const pngStart = [0x8950_4e47, 0x0d0a_1a0a];
const ihdr = 0x4948_4452;

function pngHeader(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 24 || pngStart.some((word, at) => view.getUint32(at * 4) !== word)) return undefined;
  if (view.getUint32(12) !== ihdr) return undefined;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments, which each say how long they are, to the one that opens a frame. */
function jpegHeader(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Between segments any number of these may stand.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (opensFrame(marker)) return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // The picture begins, or ends, without one.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += standsAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Every kind of coding; the three in that range which are none carry tables. */
const opensFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
