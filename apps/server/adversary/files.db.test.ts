import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture, pngClaiming } from '@wura/images/testing';
import { seedOperator } from '@wura/operators/server';
import { transaction } from '@wura/database';
import { freePort } from '@wura/platform/free-port';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badFiles, hidden, type BadFile } from './corpus/files.ts';
import { freshRegistration } from './product.ts';
import { randomFrom, seed } from './seed.ts';

// Every file of the corpus, sent to a server that is a process of its own: whether it survives is half of the question.

let database: TestDatabase;
let server: ChildProcess;
let url: string;
let good: Buffer;
let operator: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-files-'));
const uploads = path.join(dataDir, 'uploads');

beforeAll(async () => {
  database = await cloneDatabase();
  good = await picture('jpeg');
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.urls.web,
      CHECKER_DATABASE_URL: database.urls.checker,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      RATE_LIMITS: 'off',
      KYC_REVIEW: 'manual',
      LOG_LEVEL: 'silent',
      MASTER_KEY: '07'.repeat(32),
    },
  });
  url = await new Promise((resolve, reject) => {
    server.once('message', message => resolve((message as { url: string }).url));
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  operator = await hire();
});
afterAll(async () => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
  await database.close();
});

async function json(pathname: string, body?: object, token?: string) {
  const response = await fetch(url + pathname, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Of every shape there is, so the tests look into it unchecked.
  return { status: response.status, body: await response.json() };
}

async function hire(): Promise<string> {
  const passwordHash = await hash('Aa1-of-the-tests', { memoryCost: 8, timeCost: 1 });
  const person = {
    email: 'files@wura.example',
    name: 'Files',
    role: 'compliance',
    passwordHash,
    at: new Date(),
  } as const;
  await transaction(database.pool('none'), tx => seedOperator(tx, person));
  const { body } = await json('/api/operator/login', { email: person.email, password: 'Aa1-of-the-tests' });
  return body.token;
}

async function newcomer(): Promise<string> {
  const form = freshRegistration();
  await json('/api/register', form);
  const { body } = await json('/api/login', { identifier: form['username'], password: form['password'] });
  return body.token;
}

/** What the form says beside its pictures; none of it is what is tried here. */
const texts = Object.entries({
  full_name: 'A B',
  date_of_birth: '1994-05-20',
  address: 'x',
  id_type: 'passport',
  id_number: 'A0123',
});

interface Answer {
  status: number;
  body: any;
  tookMs: number;
}

async function submit(token: string, front: Pick<BadFile, 'bytes' | 'name' | 'type'>): Promise<Answer> {
  const form = new FormData();
  for (const [name, text] of texts) form.append(name, text);
  form.append(
    'id_document_front',
    new Blob([front.bytes as Uint8Array<ArrayBuffer>], { type: front.type ?? 'image/jpeg' }),
    front.name ?? 'front.jpg',
  );
  form.append('selfie_image', new Blob([good as Uint8Array<ArrayBuffer>]), 'selfie.jpg');
  return send(token, form);
}

async function send(token: string, form: FormData): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/kyc/submit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json(), tookMs: performance.now() - startedAt };
}

const statusOf = { taken: 201, refused: 422, 'too large': 413 } as const;

describe('of all the files that anybody might send', () => {
  it(
    'only a real JPEG or PNG under five megabytes is taken, and nothing of it but its pixels',
    { timeout: 300_000 },
    async () => {
      const all = await badFiles(randomFrom(seed));
      expect(all.length).toBeGreaterThanOrEqual(150);
      const wrong: string[] = [];
      let slowest = 0;
      let token = await newcomer();
      for (const file of all) {
        const answer = await submit(token, file);
        slowest = Math.max(slowest, answer.tookMs);
        if (answer.tookMs > 5_000) wrong.push(`${file.what}: took ${Math.round(answer.tookMs)} ms`);
        const allowed = file.becomes === 'either' ? [201, 422, 503] : [statusOf[file.becomes]];
        if (!allowed.includes(answer.status))
          wrong.push(`${file.what}: ${answer.status} ${JSON.stringify(answer.body)}`);
        if (answer.status === 201) {
          const left = await whatIsLeft();
          if (left) wrong.push(`${file.what}: ${left}`);
          token = await newcomer();
        }
      }
      console.log(`files: ${all.length} sent, slowest answer ${Math.round(slowest)} ms, seed ${seed}`);
      expect(wrong).toEqual([]);
      expect(server.exitCode).toBeNull();
    },
  );

  it('none is left on the disk that no row names, nor under a name of the sender’s', async () => {
    const { rows } = await database.pool('none').query<{ id: string }>('select id from kyc.files order by id');
    expect(readdirSync(uploads).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(readdirSync(dataDir).filter(name => name !== 'uploads')).toEqual([]);
  });

  /** Opens what was kept last, as a reviewer would. */
  async function whatIsLeft(): Promise<string | undefined> {
    const { rows } = await database
      .pool('none')
      .query<{ id: string }>('select public_id as id from kyc.submissions order by id desc limit 1');
    const { body } = await json(`/api/operator/kyc/${rows[0]!.id}`, undefined, operator);
    const headers = { authorization: `Bearer ${operator}` };
    const opened = await fetch(url + body.documents[0].url, { headers });
    const kept = Buffer.from(await opened.arrayBuffer());
    const { format, exif, xmp, icc } = await sharp(kept).metadata();
    if (format !== 'jpeg' || exif || xmp || icc) return 'more than the pixels was kept';
    return kept.includes(hidden.slice(1, 7)) || kept.includes('PK\x03\x04')
      ? 'what was hidden in it was kept'
      : undefined;
  }
});

describe('a form', () => {
  it('that brings a part twice, in another’s place or not at all is refused or does without it', async () => {
    const file = new Blob([good as Uint8Array<ArrayBuffer>]);
    const form = (parts: [string, string | Blob][]) => {
      const made = new FormData();
      for (const [name, value] of [...texts, ...parts]) {
        if (typeof value === 'string') made.append(name, value);
        else made.append(name, value, 'x.jpg');
      }
      return made;
    };
    const token = await newcomer();
    const [front, selfie] = [
      ['id_document_front', file],
      ['selfie_image', file],
    ] as [string, Blob][];
    const twice = await send(token, form([front!, front!, selfie!]));
    const asText = await send(token, form([['id_document_front', good.toString('base64').slice(0, 3_000)], selfie!]));
    const without = await send(token, form([front!]));
    const many = await send(
      token,
      form([front!, selfie!, ...Array.from({ length: 9 }, (_, n): [string, Blob] => [`f${n}`, file])]),
    );
    const large = new Blob([new Uint8Array(5 * 1024 * 1024)]);
    const together = await send(
      token,
      form([
        ['id_document_front', large],
        ['id_document_back', large],
        ['selfie_image', large],
        ['other', large],
      ]),
    );
    expect([twice, asText, without, many, together].map(({ status }) => status)).toEqual([400, 422, 422, 400, 413]);
    const one = await send(token, form([front!, selfie!, ['other', file]]));
    expect(one.status).toBe(201);
  });
});

describe('while bombs fall', () => {
  it('everybody else is answered as if nothing were, and the process that draws is the only one that suffers', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, newcomer));
    const heavy = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const cut = heavy.subarray(0, heavy.length - 2_000);
    let falling = true;
    const statuses = new Set<number>();
    const throwers = tokens.map(async (token, n) => {
      for (let round = 0; falling; round++) {
        const bytes = (round + n) % 2 ? cut : pngClaiming(30_000, 30_000);
        statuses.add((await submit(token, { bytes })).status);
      }
    });
    const tookMs: number[] = [];
    for (let n = 0; n < 100; n++) {
      const startedAt = performance.now();
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
      tookMs.push(performance.now() - startedAt);
    }
    falling = false;
    await Promise.all(throwers);
    const p99 = tookMs.toSorted((a, b) => a - b)[98]!;
    console.log(`files: health under bombs, p99 ${Math.round(p99)} ms of ${tookMs.length}`);
    expect(p99).toBeLessThanOrEqual(500);
    // Busy is an answer: it says when to come back.
    expect(
      [...statuses].every(status => [422, 503].includes(status)),
      [...statuses].join(),
    ).toBe(true);
    expect(server.exitCode).toBeNull();
    expect((await submit(tokens[0]!, { bytes: good })).status).toBe(201);
  });
});
