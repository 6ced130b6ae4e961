import { spawnSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { Refused } from '@wura/wire/refusals';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { chunk, picture, png, pngClaiming } from './testing/pictures.ts';
import { jail } from './decoder.ts';
import { createImageProcessor } from './image-processor.ts';

const images = createImageProcessor({ isPatient: true });
afterAll(() => images.close());

const whole = { as: 'document', by: 'ada', side: 2000, shape: 'whole' } as const;
const photo = { as: 'photo', by: 'ada', side: 320, shape: 'square' } as const;
const by = (person: number) => ({ ...whole, by: String(person) });

describe('a picture that is drawn anew', () => {
  it.each(['jpeg', 'png'] as const)('from a %s is a JPEG without what was hidden in the file', async format => {
    const bytes = await picture(format);
    expect(bytes.includes('note-in-exif')).toBe(true);
    const drawn = (await images.redraw(bytes, whole))!;
    expect(drawn.includes('note-in-exif')).toBe(false);
    const { format: now, width, height, exif, icc, xmp } = await sharp(drawn).metadata();
    expect({ now, width, height, exif, icc, xmp }).toEqual({ now: 'jpeg', width: 640, height: 480 });
  });

  it('stands as it was held, is no longer than asked for, and never larger than it was', async () => {
    const held = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#000' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(await images.redraw(held, whole)).metadata()).toMatchObject({ width: 500, height: 2000 });
    const square = await images.redraw(held, photo);
    expect(await sharp(square).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('is nothing when the file is no picture, is cut short, or claims too much', async () => {
    const jpeg = await picture('jpeg');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const wrong = [
      gif,
      jpeg.subarray(0, jpeg.length / 2),
      pngClaiming(30_000, 30_000),
      pngClaiming(1, 2 ** 31),
      Buffer.alloc(0),
    ];
    for (const bytes of wrong) expect(await images.redraw(bytes, whole)).toBeUndefined();
    expect(await images.redraw(jpeg, whole)).toBeDefined();
  });
});

describe('the process that draws', () => {
  it('is ended and replaced when a picture takes too long or too much memory, and nobody else notices', async () => {
    const heavy = await picture('png', { width: 8_000, height: 6_000 });
    const good = await picture('jpeg');
    for (const options of [{ timeoutMs: 5 }, { memoryMibMax: 130 }]) {
      const strict = createImageProcessor(options);
      const heard = strict.redraw(heavy, whole);
      // What took too long may be ours to blame, so it may be sent again; what broke the decoder may not.
      if (options.timeoutMs) await expect(heard).rejects.toMatchObject({ refusal: { code: 'busy' } });
      else expect(await heard).toBeUndefined();
      if (options.memoryMibMax) expect(await strict.redraw(good, whole)).toBeDefined();
      await strict.close();
    }
    expect(await images.redraw(heavy, whole)).toBeDefined();
  });

  it('survives notes that are a thousand times longer than they are written', async () => {
    const zeros = deflateSync(Buffer.alloc(200_000_000));
    const note = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]);
    const profile = Buffer.concat([Buffer.from('p\0\0', 'latin1'), zeros]);
    const plain = await picture('png', { width: 20, height: 20 });
    const [start, rest] = [plain.subarray(8, 33), plain.subarray(33)];
    for (const bomb of [chunk('zTXt', note), chunk('iCCP', profile)]) {
      const startedAt = performance.now();
      await images.redraw(png([start, bomb, rest]), whole);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(await images.redraw(plain, whole)).toBeDefined();
    }
  });

  it('has only so many wait for it, and only so long', async () => {
    const small = createImageProcessor({ waitingMax: 2 });
    const good = await picture('jpeg');
    const answers = await Promise.allSettled([1, 2, 3].map(person => small.redraw(good, by(person))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((answers[2] as PromiseRejectedResult).reason).toBeInstanceOf(Refused);
    await small.close();

    const hurried = createImageProcessor({ waitMsMax: 30 });
    const [first, second] = await Promise.allSettled([1, 2].map(person => hurried.redraw(good, by(person))));
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
    await hurried.close();
  });

  it('lets two people with a dozen heavy pictures each keep no third one waiting', async () => {
    const patient = createImageProcessor({ isPatient: true });
    const heavy = await picture('png', { width: 8_000, height: 6_000 });
    const order = Array.from({ length: 24 }, (_, index) => patient.redraw(heavy, by(index % 2)));
    const flood = Promise.allSettled(order);
    expect(await patient.redraw(await picture('jpeg'), photo)).toBeDefined();
    expect((await flood).filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(18);
    await patient.close();
  });

  it('takes no more of a photo than a good phone makes', async () => {
    const large = await picture('jpeg', { width: 5_000, height: 4_000 });
    expect(await images.redraw(large, photo)).toBeUndefined();
    expect(await images.redraw(large, whole)).toBeDefined();
  });

  it('can read nothing but its own libraries', () => {
    const { command, words, options } = jail({ memoryMibMax: 512 });
    const tries = ['/etc/passwd', `/proc/${process.pid}/environ`];
    const program = `const { readFileSync } = require('node:fs');
      for (const file of ${JSON.stringify(tries)}) try { readFileSync(file); process.stdout.write(file); } catch {}`;
    const { stdout, status } = spawnSync(command, [...words, '--eval', program], { ...options, encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});
