import { describe, expect, it } from 'vitest';
import { readHeader } from './header.ts';
import { picture, pngClaiming } from './testing/pictures.ts';

describe('the header of a picture', () => {
  it.each(['jpeg', 'png'] as const)('of a real %s says what it is and how large', async format => {
    const bytes = await picture(format, { width: 321, height: 123 });
    expect(readHeader(bytes)).toEqual({ format, width: 321, height: 123 });
  });

  it('is believed in what it claims, so that it can be refused for it', () => {
    expect(readHeader(pngClaiming(30_000, 30_000))).toEqual({ format: 'png', width: 30_000, height: 30_000 });
    expect(readHeader(pngClaiming(1, 2 ** 31))).toEqual({ format: 'png', width: 1, height: 2 ** 31 });
  });

  it('is found behind whatever segments stand before it', async () => {
    const jpeg = await picture('jpeg');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x40, 0x00]), Buffer.alloc(0x4000 - 2, 0xc0)]);
    const behind = Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(readHeader(behind)).toMatchObject({ format: 'jpeg', width: 640 });
  });

  it('is not there in anything else, whatever it begins like', async () => {
    const others = [
      '',
      'GIF89a',
      '<svg/>',
      '%PDF-1.7',
      'RIFF....WEBPVP8 ',
      'PK\x03\x04',
      '\xff\xd8',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
    ];
    for (const text of others) expect(readHeader(Buffer.from(text, 'latin1')), text).toBeUndefined();
    const jpeg = await picture('jpeg');
    for (let end = 0; end < 150; end++) expect(() => readHeader(jpeg.subarray(0, end))).not.toThrow();
    expect(readHeader(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 1)]))).toBeUndefined();
  });
});
