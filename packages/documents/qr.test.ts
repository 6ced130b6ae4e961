import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeQr, qrPath } from './qr.ts';
import { readQr } from './testing/read-qr.ts';

const drawn = (text: string) => {
  const modules = encodeQr(text);
  const side = modules.length + 8;
  const shape = `<rect width="100%" height="100%" fill="#fff"/><path transform="translate(4 4)" d="${qrPath(modules)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 6}">${shape}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

test.each([1, 14, 26, 60, 120, 180])('a code of %i characters is read as what was put in', async length => {
  const text = 'https://wura.example.ng/verify/7K2M9QXTB4CDEFGH0JKMNPQRST₦'.repeat(4).slice(0, length);
  expect(await readQr(await drawn(text))).toBe(text);
});
