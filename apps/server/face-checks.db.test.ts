import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { newPayer, openTestProduct, type TestProduct } from './testing/test-product.ts';

// A face before the camera, through the whole product, with a provider over the wire.

let database: TestDatabase;
let product: TestProduct;
let staff: string;
/** The worker's clock. */
let workerNow = Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, { rules: 'nigeria' }, { now: () => workerNow });
  staff = await newOperator({ database, product }, 'compliance');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(() => product.clearFaults());

/** As many pictures, of which no two are the same. */
const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 40 * at, g: 90, b: 60 } } })
        .jpeg()
        .toBuffer(),
    ),
  );

const begin = (token: string) => product.call('POST', '/api/kyc/face-check', { token });

async function send(token: string, address: string, files: Record<string, Buffer>, texts: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, bytes] of Object.entries(files)) form.append(name, new Blob([Uint8Array.from(bytes)]), 'it.jpg');
  const response = await fetch(`http://127.0.0.1:${product.config.port}${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

const framesOf = (given: readonly Buffer[]) => Object.fromEntries(given.map((bytes, at) => [`frame_${at + 1}`, bytes]));

async function papers(token: string) {
  const [paper] = await pictures(1);
  return send(
    token,
    '/api/kyc/submit',
    { id_document_front: paper!, selfie_image: paper! },
    {
      full_name: 'Zainab Bello',
      date_of_birth: '1990-01-01',
      address: '1 Marina, Lagos',
      id_type: 'passport',
      id_number: `A${randomInt(1e8, 1e9)}`,
    },
  );
}

const standing = async (token: string) => (await product.call('GET', '/api/kyc/status', { token })).body;
const filesOf = async (customer: bigint) =>
  (
    await product.pool.query<{ id: string }>(
      `select id from kyc.files where customer = $1 and field = 'face_frame' order by created_at, id`,
      [customer],
    )
  ).rows.map(({ id }) => id);

describe('a face check', () => {
  it('that is passed goes with the papers, which the sandbox’s reviewer then approves, and staff see its pictures', async () => {
    const { token, number } = await newPayer(product, { tier: 1 });
    expect(await standing(token)).toMatchObject({ faceCheck: 'asked' });
    const begun = await begin(token);
    expect(begun).toMatchObject({
      status: 201,
      body: { challenges: ['look_straight', expect.any(String), expect.any(String)] },
    });
    const address = `/api/kyc/face-check/${begun.body.id}`;
    const missing = await send(token, address, framesOf(await pictures(2)));
    expect(missing).toMatchObject({ status: 422, body: { errors: { frame_3: expect.any(String) } } });
    const taken = framesOf(await pictures(3));
    expect(await send(token, address, { ...taken, frame_2: Buffer.from('GIF89a') })).toMatchObject({ status: 422 });
    expect(await send(token, address, { ...taken, frame_2: Buffer.alloc(1_100_000) })).toMatchObject({ status: 413 });
    expect(await filesOf(number)).toEqual([]);
    expect(await send(token, address, taken)).toEqual({ status: 200, body: { status: 'accepted' } });
    // The answer was lost on the way: the pictures come again, and are not kept twice.
    expect(await send(token, address, taken)).toEqual({ status: 200, body: { status: 'accepted' } });
    expect(await filesOf(number)).toHaveLength(3);
    expect(await standing(token)).toMatchObject({ faceCheck: 'accepted' });
    expect((await begin(token)).status).toBe(409);
    const stranger = await newPayer(product, { tier: 1 });
    expect((await send(stranger.token, address, taken)).status).toBe(404);

    expect((await papers(token)).status).toBe(201);
    await product.runJobs();
    expect(await standing(token)).toMatchObject({ status: 'approved' });
    const queue = await product.call('GET', '/api/operator/kyc?limit=100', { token: staff });
    const { id } = queue.body.data.at(-1);
    const { body } = await product.call('GET', `/api/operator/kyc/${id}`, { token: staff });
    expect(body.checks).toContainEqual({ name: 'face', result: 'match' });
    expect(body.faceCheck).toMatchObject({ status: 'accepted', score: 97 });
    expect(body.faceCheck.frames[0]).toMatchObject({ challenge: 'look_straight', isPortrait: true });
    const [one] = body.faceCheck.frames;
    const seen = await fetch(`http://127.0.0.1:${product.config.port}${one.url}`, {
      headers: { authorization: `Bearer ${staff}` },
    });
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    const own = await fetch(`http://127.0.0.1:${product.config.port}${one.url}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.status).toBe(401);
  });

  it('of a picture held up is declined, and one whose provider is silent is unknown: neither raises a tier', async () => {
    const [still, silent] = [await newPayer(product, { tier: 1 }), await newPayer(product, { tier: 1 })];
    const [same] = await pictures(1);
    const asked = await begin(still.token);
    const held = await send(still.token, `/api/kyc/face-check/${asked.body.id}`, framesOf([same!, same!, same!]));
    expect(held.body).toEqual({ status: 'declined' });

    const unanswered = await begin(silent.token);
    await product.control('/faults', { provider: 'liveness', operation: 'finish', mode: 'garbage', times: 1 });
    const answer = await send(silent.token, `/api/kyc/face-check/${unanswered.body.id}`, framesOf(await pictures(3)));
    expect(answer.body).toEqual({ status: 'unknown' });
    for (const { token } of [still, silent]) {
      expect((await papers(token)).status).toBe(201);
      await product.runJobs();
      expect(await standing(token)).toMatchObject({ status: 'under_review' });
      expect((await product.call('GET', '/api/limits', { token })).body.tier).toBe(1);
    }
    await product.control('/faults', { provider: 'liveness', operation: 'begin', mode: 'error500', times: 1 });
    expect(await begin((await newPayer(product, { tier: 1 })).token)).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    });
  });

  it('keeps its pictures sealed, and for no longer than the operator says', async () => {
    const { token, number } = await newPayer(product, { tier: 1 });
    const begun = await begin(token);
    await send(token, `/api/kyc/face-check/${begun.body.id}`, framesOf(await pictures(3)));
    const names = await filesOf(number);
    const lying = () => readdirSync(path.join(product.config.dataDir, 'uploads'));
    expect(lying()).toEqual(expect.arrayContaining(names));
    for (const name of names) {
      const bytes = readFileSync(path.join(product.config.dataDir, 'uploads', name));
      expect(bytes.includes(Buffer.from('ffd8ff', 'hex'))).toBe(false);
    }

    workerNow = Date.now() + 29 * 86_400_000;
    await product.runJobs();
    expect(await filesOf(number)).toEqual(names);
    workerNow = Date.now() + 31 * 86_400_000;
    await product.runJobs();
    expect(await filesOf(number)).toEqual([]);
    expect(lying().filter(name => names.includes(name))).toEqual([]);
    // What came of it stays.
    expect(await standing(token)).toMatchObject({ faceCheck: 'accepted' });
    workerNow = Date.now();
  });
});
