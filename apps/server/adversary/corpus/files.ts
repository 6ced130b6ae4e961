import { deflateSync, gzipSync } from 'node:zlib';
import { chunk, picture, png, pngClaiming } from '@wura/images/testing';
import sharp, { type Sharp } from 'sharp';

// Past 300 lines because it is a list: each way in which a file may be other than it says.

/** A file to send in the place of an identity document, and what must become of it. */
export interface BadFile {
  readonly what: string;
  readonly bytes: Buffer;
  /** `taken`: a real JPEG or PNG, drawn anew. `either`: whether it still decodes is chance; nothing else may happen. */
  readonly becomes: 'taken' | 'refused' | 'either' | 'too large';
  readonly name?: string;
  readonly type?: string;
}

const megabyte = 1024 * 1024;

/** What must be nowhere in what was kept: it stands in every file that hides a program. */
export const hidden = '<script>alert(1)</script>';

/** Class G: files. Made by code, because a repository of bombs is nothing an engineer wants to clone. */
export async function badFiles(random: () => number): Promise<BadFile[]> {
  const jpeg = await picture('jpeg');
  const plain = await picture('png');
  return [
    ...(await real()),
    ...(await pretenders(jpeg, plain)),
    ...vectors(),
    ...(await otherKinds()),
    ...polyglots(jpeg, plain),
    ...damaged(jpeg, plain, random),
    ...(await bombs(jpeg, plain)),
    ...(await notes(plain)),
    ...sizes(jpeg),
    ...names(jpeg),
    {
      what: 'the test file of virus scanners',
      bytes: Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`),
      becomes: 'refused',
    },
  ];
}

const files = (becomes: BadFile['becomes'], all: Record<string, Buffer | string>): BadFile[] =>
  Object.entries(all).map(([what, bytes]) => ({
    what,
    becomes,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  }));

const flat = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 20, g: 39, b: 84, alpha: 0.5 } },
    limitInputPixels: false,
  });

async function real(): Promise<BadFile[]> {
  return files('taken', {
    'a progressive JPEG': await flat(400, 300).jpeg({ progressive: true }).toBuffer(),
    'a grey JPEG': await flat(400, 300).greyscale().jpeg().toBuffer(),
    'a JPEG for print': await flat(400, 300).toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG of one pixel': await flat(1, 1).jpeg().toBuffer(),
    'a PNG of one pixel': await flat(1, 1).png().toBuffer(),
    'a PNG with a palette': await flat(400, 300).png({ palette: true }).toBuffer(),
    'a PNG of sixteen bits': await flat(400, 300).toColourspace('rgb16').png().toBuffer(),
    'an interlaced PNG': await flat(400, 300).png({ progressive: true }).toBuffer(),
    'a PNG one can see through': await flat(400, 300, 4).png().toBuffer(),
    'a JPEG held upside down': await flat(400, 300).jpeg().withMetadata({ orientation: 3 }).toBuffer(),
    'a PNG as long as allowed': await flat(12_000, 10).png().toBuffer(),
    'a JPEG as large as allowed': await flat(7_000, 7_000).jpeg().toBuffer(),
  });
}

async function pretenders(jpeg: Buffer, plain: Buffer): Promise<BadFile[]> {
  const junk = Buffer.alloc(500, 7);
  const wrong: Record<string, string | Buffer> = {
    'a text': 'This is my passport.',
    'a page': '<html><body>passport</body></html>',
    'a shell script': '#!/bin/sh\nrm -rf /\n',
    'the first bytes of a JPEG, then junk': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), junk]),
    'the first bytes of a PNG, then junk': Buffer.concat([plain.subarray(0, 8), junk]),
    'the header of a PNG, then junk': Buffer.concat([plain.subarray(0, 33), junk]),
    'the header of a JPEG, then junk': Buffer.concat([jpeg.subarray(0, 300), junk]),
    'a JPEG behind a byte of something else': Buffer.concat([Buffer.from([0]), jpeg]),
    'a JPEG in base64': jpeg.toString('base64'),
    'a JPEG in gzip': gzipSync(jpeg),
    'a JPEG backwards': Buffer.from(jpeg).reverse(),
    'a BMP': 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0',
    'an icon': '\0\0\x01\0\x01\0\x10\x10',
    'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'a JPEG XL': '\xff\x0a\xfa\x7f\x01',
    'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'a film': '\0\0\0\x20ftypisom\0\0\x02\0isomiso2',
    'a sound': 'RIFF\x24\0\0\0WAVEfmt ',
    'a Photoshop document': '8BPS\0\x01\0\0\0\0\0\0',
    'a program for Linux': '\x7fELF\x02\x01\x01\0',
  };
  // Whatever it says it is: the name and the type are the sender's to choose.
  const disguises = [
    { name: 'passport.jpg', type: 'image/jpeg' },
    { name: 'passport.png', type: 'image/png' },
  ];
  return files('refused', wrong).map((file, at) => ({ ...file, ...disguises[at % 2] }));
}

function vectors(): BadFile[] {
  const svg = (inside: string, head = '') => `${head}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  return files('refused', {
    'an SVG': svg('<rect width="9" height="9"/>'),
    'an SVG with a script': svg(hidden),
    'an SVG that acts when it is loaded': '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>',
    'an SVG that reads a file': svg('<text>&x;</text>', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'an SVG that calls out': svg('<image href="http://169.254.169.254/latest/meta-data"/>'),
    'an SVG that uses another': svg('<use href="data:image/svg+xml,x#y"/>'),
    'an SVG with a foreign page in it': svg(`<foreignObject>${hidden}</foreignObject>`),
    'an SVG of a thousand million laughs': svg(
      '<text>&d;</text>',
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>',
    ),
    'an SVG in gzip': gzipSync(svg(hidden)),
    'an SVG in UTF-16': Buffer.from(svg(hidden), 'utf16le'),
  });
}

async function otherKinds(): Promise<BadFile[]> {
  return files('refused', {
    'a GIF': await flat(20, 20).gif().toBuffer(),
    'a GIF that moves': Buffer.concat([await flat(20, 20).gif().toBuffer(), await flat(20, 20).gif().toBuffer()]),
    'a WebP': await flat(20, 20).webp().toBuffer(),
    'an AVIF': await flat(20, 20).avif().toBuffer(),
    'a TIFF': await flat(20, 20).tiff().toBuffer(),
    'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF',
    'a page with a script': `<!doctype html>${hidden}`,
    'an archive': 'PK\x03\x04\x14\0\0\0\0\0',
    'a program for Windows': 'MZ\x90\0\x03\0\0\0',
    'a document': 'PK\x03\x04\x14\0\x06\0[Content_Types].xml',
    'an XML': '<?xml version="1.0"?><a/>',
    'a JSON': '{"kyc_completed":true}',
    'a JavaScript': 'fetch("/api/user")',
    'a PHP': '<?php system($_GET["c"]);',
    'a WebAssembly': '\0asm\x01\0\0\0',
  });
}

function polyglots(jpeg: Buffer, plain: Buffer): BadFile[] {
  const page = Buffer.from(`<html>${hidden}</html>`);
  const zip = Buffer.from(`PK\x03\x04${hidden}PK\x05\x06`, 'latin1');
  const comment = (text: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length + 2);
    return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
  };
  const inJpeg = (segment: Buffer) => Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  const inPng = (part: Buffer) => Buffer.concat([plain.subarray(0, 33), part, plain.subarray(33)]);
  return [
    ...files('taken', {
      'a JPEG with a page behind it': Buffer.concat([jpeg, page]),
      'a JPEG with an archive behind it': Buffer.concat([jpeg, zip]),
      'a JPEG with a script as its comment': inJpeg(comment(hidden)),
      'a JPEG with PHP as its comment': inJpeg(comment(`<?php echo "${hidden}"; __halt_compiler();`)),
      'a JPEG that a browser might take for JavaScript': inJpeg(comment(`=1;/*${hidden}*/`)),
      'a JPEG with a PNG behind it': Buffer.concat([jpeg, plain]),
      'a PNG with a page behind it': Buffer.concat([plain, page]),
      'a PNG with an archive behind it': Buffer.concat([plain, zip]),
      'a PNG with a script as its text': inPng(chunk('tEXt', Buffer.from(`Comment\0${hidden}`))),
      'a PNG with a chunk of nobody’s': inPng(chunk('evIL', Buffer.from(hidden))),
    }),
    ...files('refused', {
      'an archive behind a GIF': Buffer.concat([Buffer.from('GIF89a'), zip]),
      'a GIF that is JavaScript': `GIF89a=1;/*${hidden}*/`,
      'a PDF with a JPEG in it': Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]),
      'a page with a JPEG in it': Buffer.concat([Buffer.from(`<!--`), jpeg, Buffer.from(`-->${hidden}`)]),
      'an archive with a JPEG in it': Buffer.concat([zip, jpeg]),
    }),
  ];
}

/** Cut short, a picture is no picture; with one bit turned it may be another picture or none. */
function damaged(jpeg: Buffer, plain: Buffer, random: () => number): BadFile[] {
  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    for (let n = 0; n < 3; n++) copy[Math.floor(random() * copy.length)]! ^= 1 << Math.floor(random() * 8);
    return copy;
  };
  const percents = [1, 5, 10, 20, 35, 50, 65, 80, 90];
  return [
    ...percents.flatMap(percent =>
      files('refused', {
        [`a JPEG of which ${percent} % arrived`]: jpeg.subarray(0, Math.floor((jpeg.length * percent) / 100)),
        [`a PNG of which ${percent} % arrived`]: plain.subarray(0, Math.floor((plain.length * percent) / 100)),
      }),
    ),
    ...[1, 2, 3, 4, 5].flatMap(n =>
      files('either', {
        [`a JPEG with three bits turned, ${n}`]: flipped(jpeg),
        [`a PNG with three bits turned, ${n}`]: flipped(plain),
      }),
    ),
  ];
}

async function bombs(jpeg: Buffer, plain: Buffer): Promise<BadFile[]> {
  const [start, rest] = [plain.subarray(8, 33), plain.subarray(33)];
  const zeros = deflateSync(Buffer.alloc(200 * megabyte));
  const segment = (marker: number, body: Buffer) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length + 2);
    return Buffer.concat([Buffer.from([0xff, marker]), length, body]);
  };
  const sized = (width: number, height: number) => {
    const frame = Buffer.from(jpeg);
    // The two sides stand behind the marker of the frame, its length and its precision.
    const at = frame.indexOf(Buffer.from([0xff, 0xc0]));
    frame.writeUInt16BE(height, at + 5);
    frame.writeUInt16BE(width, at + 7);
    return frame;
  };
  const profiles = Array.from({ length: 250 }, (_, n) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from(`ICC_PROFILE\0${String.fromCodePoint(n + 1)}\xfa`, 'latin1'), Buffer.alloc(10_000)]),
    ),
  );
  return [
    ...files('refused', {
      'a PNG of a few bytes that claims 30,000 x 30,000': pngClaiming(30_000, 30_000),
      'a PNG that claims to be one pixel wide and endless': pngClaiming(1, 2 ** 31),
      'a PNG that claims to be endless and one pixel high': pngClaiming(2 ** 31, 1),
      'a PNG without any pixel': pngClaiming(0, 0),
      'a PNG one pixel too long': pngClaiming(12_001, 1),
      'a JPEG that claims 65,535 x 65,535': sized(65_535, 65_535),
      'a JPEG without any pixel': sized(0, 0),
      'a real PNG of 64 million pixels': await flat(8_000, 8_000).png().toBuffer(),
      'a JPEG of 49 million pixels drawn a thousand times over': await scannedAgain(1_000),
    }),
    ...files('either', {
      'a JPEG that claims more pixels than it has': sized(7_000, 7_000),
      'a PNG with 200 MB of text in it': png([
        start,
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])),
        rest,
      ]),
      'a PNG with 200 MB of colour profile in it': png([
        start,
        chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros])),
        rest,
      ]),
      'a PNG with ten thousand notes': png([
        start,
        ...Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from('k\0v'))),
        rest,
      ]),
      'a PNG that says it moves ten thousand times': png([
        start,
        chunk('acTL', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0])),
        rest,
      ]),
      'a PNG whose pixels go on for 200 MB': png([start, chunk('IDAT', zeros), chunk('IEND')]),
      'a JPEG with 250 colour profiles': Buffer.concat([jpeg.subarray(0, 2), ...profiles, jpeg.subarray(2)]),
    }),
  ];
}

/** Each scan goes over the whole picture once more, for a few bytes of file. */
async function scannedAgain(times: number): Promise<Buffer> {
  const bytes = await flat(7_000, 7_000).jpeg({ progressive: true }).toBuffer();
  const end = bytes.length - 2;
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  return Buffer.concat([bytes.subarray(0, end), ...Array.from({ length: times }, () => scan), bytes.subarray(end)]);
}

async function notes(plain: Buffer): Promise<BadFile[]> {
  const withExif = (exif: Record<string, string>) => flat(200, 100).jpeg().withExif({ IFD0: exif }).toBuffer();
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${hidden}</x:xmpmeta>`;
  return [
    ...files('taken', {
      'a JPEG that says where it was taken': await picture('jpeg', { note: hidden }),
      'a JPEG with a script as its author': await withExif({ Artist: hidden }),
      'a JPEG with a long description': await withExif({ ImageDescription: hidden.repeat(2_000) }),
      'a JPEG with a script in XMP': await flat(200, 100).jpeg().withXmp(xmp).toBuffer(),
      'a JPEG held sideways': await flat(200, 100).jpeg().withMetadata({ orientation: 8 }).toBuffer(),
      'a PNG that says where it was taken': await picture('png', { note: hidden }),
    }),
    ...files('either', {
      'a JPEG whose notes point into nowhere': await brokenExif(),
      'a PNG whose notes are junk': png([
        plain.subarray(8, 33),
        chunk('eXIf', Buffer.alloc(900, 0xff)),
        plain.subarray(33),
      ]),
    }),
  ];
}

async function brokenExif(): Promise<Buffer> {
  const bytes = await picture('jpeg');
  const at = bytes.indexOf('Exif\0\0');
  return Buffer.from(bytes).fill(0xff, at + 10, at + 40);
}

/** The limit is five megabytes, and the file of exactly that is within it. */
function sizes(jpeg: Buffer): BadFile[] {
  const ofSize = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  return [
    ...files('refused', { 'a file without a byte': Buffer.alloc(0) }),
    ...files('taken', {
      'five megabytes less a byte': ofSize(5 * megabyte - 1),
      'five megabytes': ofSize(5 * megabyte),
    }),
    ...files('too large', {
      'five megabytes and a byte': ofSize(5 * megabyte + 1),
      'six megabytes': ofSize(6 * megabyte),
      'fifteen megabytes': ofSize(15 * megabyte),
      'twenty megabytes': ofSize(20 * megabyte),
      'a hundred megabytes': ofSize(100 * megabyte),
    }),
  ];
}

/** Whatever a file is called, it is kept under a name of ours. */
function names(bytes: Buffer): BadFile[] {
  const strange = [
    '../../x.jpg', '..\\..\\x.jpg', '/etc/passwd', 'C:\\windows\\x.jpg', 'x.jpg\0.php', `${'a'.repeat(300)}.jpg`,
    '\u202egpj.exe', 'CON', 'NUL.jpg', '-rf.jpg', '.htaccess', 'x.jpg.php', 'x.php%00.jpg', 'x.jpg;rm -rf', '$(id).jpg',
    '`id`.jpg', "x' or 1=1.jpg", 'x.jpg%2f..%2f', '<script>.jpg', 'фото 🙂.jpg',
  ]; // oxfmt-ignore
  return strange.map(name => ({
    what: `a JPEG called ${JSON.stringify(name.slice(0, 30))}`,
    bytes,
    name,
    becomes: 'taken',
  }));
}
