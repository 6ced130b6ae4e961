import { picture, pngClaiming } from '@wura/images/testing';
import { createImageProcessor } from '@wura/images/image-processor';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile } from './plugin.ts';

let product: CustomerApp;
const images = createImageProcessor({ isPatient: true });

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => profile(router, { identity, images }));
});
afterAll(async () => {
  await product.close();
  await images.close();
});

const notAnImage = 'Please upload only JPEG, JPG, or PNG images.';
const put = (profileImage: unknown, token: string) =>
  product.call({ method: 'PUT', path: '/api/user', body: { profileImage }, token });
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;

const photosInDatabase = async (customer: bigint) =>
  (await product.pool.query('select 1 from identity.photos where customer = $1', [customer])).rowCount;

describe('a photo', () => {
  it.each(['jpeg', 'png'] as const)(
    'as %s becomes a small square JPEG without what was hidden in the file',
    async type => {
      const { token } = await openCustomer(product);
      const bytes = await picture(type);
      expect(bytes.includes('note-in-exif')).toBe(true);
      const { status, body } = await put(dataUrl(bytes, type), token);
      expect(status).toBe(200);
      expect(body.profile_image).toMatch(/^\/api\/photos\/pho_[0-9a-z]{26}$/);
      expect(body.profile_picture).toBe(body.profile_image);

      const photo = await product.call({ path: body.profile_image });
      expect(photo.status).toBe(200);
      expect(photo.headers['content-type']).toBe('image/jpeg');
      expect(photo.headers['cache-control']).toBe('private, max-age=86400, immutable');
      expect(photo.headers['x-content-type-options']).toBe('nosniff');
      const { format, width, height, exif } = await sharp(photo.raw).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 320, height: 320, exif: undefined });
      expect(photo.raw.includes('note-in-exif')).toBe(false);
    },
  );

  it('that is replaced or removed is gone, and only one is ever kept', async () => {
    const { token, number } = await openCustomer(product);
    const first = (await put(dataUrl(await picture('png'), 'png'), token)).body.profile_image as string;
    const again = dataUrl(await picture('jpeg'));
    await Promise.all([put(again, token), put(again, token), put(again, token)]);
    expect(await photosInDatabase(number)).toBe(1);
    expect((await product.call({ path: first })).status).toBe(404);
    const removed = await put(null, token);
    expect(removed.body).toMatchObject({ profile_image: null, profile_picture: null });
    expect(await photosInDatabase(number)).toBe(0);
  });

  it('sent back by its own address stays, and anybody else’s address is no photo', async () => {
    const [ada, eve] = [await openCustomer(product), await openCustomer(product)];
    const mine = (await put(dataUrl(await picture('jpeg')), ada.token)).body.profile_image as string;
    expect((await put(mine, ada.token)).body.profile_image).toBe(mine);
    expect((await put(mine, eve.token)).status).toBe(422);
  });

  it('is nothing but a JPEG or a PNG that can be decoded', async () => {
    const { token, number } = await openCustomer(product);
    const jpeg = await picture('jpeg');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .webp()
      .toBuffer();
    const wrong = [
      dataUrl(gif),
      dataUrl(svg),
      dataUrl(svg, 'svg+xml'),
      dataUrl(webp, 'png'),
      dataUrl(Buffer.from('<html><script>alert(1)</script></html>'), 'png'),
      dataUrl(jpeg.subarray(0, jpeg.length / 2)),
      dataUrl(Buffer.alloc(0)),
      dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 1)])),
      'data:image/jpeg;base64,****',
      'data:text/html;base64,PGI+',
      'http://169.254.169.254/latest/meta-data',
      '/api/photos/pho_00000000000000000000000000',
      'file:///etc/passwd',
      '',
      7,
      ['data:image/png;base64,AAAA'],
    ];
    for (const image of wrong) {
      const { status, body } = await put(image, token);
      expect(status, String(image).slice(0, 40)).toBe(422);
      expect(body.errors).toEqual({ profileImage: notAnImage });
    }
    expect(await photosInDatabase(number)).toBe(0);
  });

  it('that claims more pixels than any camera makes is refused before it is decoded', async () => {
    const { token } = await openCustomer(product);
    const startedAt = performance.now();
    expect((await put(dataUrl(pngClaiming(30_000, 30_000), 'png'), token)).status).toBe(422);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('may have exactly five megabytes and not one byte more', async () => {
    const { token } = await openCustomer(product);
    const limit = 5 * 1024 * 1024;
    const jpeg = await picture('jpeg');
    const ofSize = (size: number) => dataUrl(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    expect((await put(ofSize(limit), token)).status).toBe(200);
    for (const size of [limit + 1, 6 * 1024 * 1024, 8 * 1024 * 1024, 15 * 1024 * 1024]) {
      const { status, body } = await put(ofSize(size), token);
      expect(status).toBe(413);
      expect(body.message).toBe('File size must be less than 5MB.');
      expect(body.errors).toEqual({ profileImage: 'File size must be less than 5MB.' });
    }
  });
});

describe('the address of a photo', () => {
  it('that names none is not found, whatever it looks like', async () => {
    for (const id of ['pho_00000000000000000000000000', 'pho_1', '1', '..%2f..%2fetc%2fpasswd', "pho_' or 1=1"]) {
      expect((await product.call({ path: `/api/photos/${encodeURI(id)}` })).status).toBe(404);
    }
  });
});
