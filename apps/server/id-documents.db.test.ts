import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { picture } from '@wura/images/testing';
import { seedOperator } from '@wura/operators/server';
import { readConfig, type Config } from './config.ts';
import { transaction, type Pool } from '@wura/database';
import { createLog, silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, type Application } from './application.ts';
import { freshRegistration } from './adversary/product.ts';
import { rotateKeys } from './rotate-keys.ts';

// What customers prove themselves with, through the whole product: where it may be read, and what it is sealed with.

const [oldKey, newKey] = ['11'.repeat(32), '22'.repeat(32)];

let database: TestDatabase;
let owner: Pool;
let sandbox: Sandbox;
let dataDir: string;
let config: Config;
let application: Application;
const logged: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  dataDir = mkdtempSync(path.join(tmpdir(), 'wura-papers-'));
  sandbox = createSandbox({
    dataDir,
    webhookUrl: 'http://127.0.0.1:9',
    paystack: { secretKey: 'sk_test_sandbox' },
    log: silentLog,
    isDurable: false,
  });
  config = {
    ...readConfig({
      MASTER_KEY: oldKey,
      DATA_DIR: dataDir,
      SANDBOX_URL: await sandbox.listen(0),
      RATE_LIMITS: 'off',
      KYC_REVIEW: 'manual',
    }),
    databaseUrl: database.urls.web,
    checkerDatabaseUrl: database.urls.checker,
    port: 0,
  };
  application = await open(config);
});
afterAll(async () => {
  await application.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
  await database.close();
});

/** With everything said that a log could ever say. */
async function open(withConfig: Config): Promise<Application> {
  const log = createLog({ level: 'debug', write: line => void logged.push(line) });
  const opened = await createApplication({ config: withConfig, log, strict: true, hashing: cheapHashing });
  await opened.app.ready();
  return opened;
}

async function call(method: 'GET' | 'POST', url: string, { token, body, form }: Ask = {}) {
  const response = await application.app.inject({
    method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...form?.headers },
    ...(body && { payload: body }),
    ...(form && { payload: form.payload }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  // Of every shape there is, so the tests look into it unchecked.
  return { status: response.statusCode, body: isJson ? response.json() : undefined, raw: response.rawPayload };
}

interface Ask {
  token?: string;
  body?: object;
  form?: { payload: Buffer; headers: Record<string, string> };
}

interface IdDocument {
  bvn: string;
  idNumber: string;
  address: string;
}

let count = 0;
const newIdDocument = (): IdDocument => ({
  bvn: String(22_298_000_000 + ++count),
  idNumber: `CANARY-${count}-ID`,
  address: `${count} Canary Street`,
});

async function newcomer(): Promise<string> {
  const form = freshRegistration();
  await call('POST', '/api/register', { body: form });
  const signedIn = await call('POST', '/api/login', {
    body: { identifier: form['username'], password: form['password'] },
  });
  return signedIn.body.token;
}

async function submit(token: string, { bvn, idNumber, address }: IdDocument, jpeg: Buffer) {
  const texts = {
    full_name: 'Zainab Okafor',
    date_of_birth: '1994-05-20',
    address,
    id_type: 'passport',
    id_number: idNumber,
    bvn,
  };
  const boundary = 'idDocuments';
  const part = (name: string, value: Buffer, more = '') =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...Object.entries(texts).map(([name, text]) => part(name, Buffer.from(text))),
    ...['id_document_front', 'selfie_image'].map(name => part(name, jpeg, `; filename="${name}.jpg"`)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return call('POST', '/api/kyc/submit', { token, form: { payload, headers } });
}

/** Numbers that the registers find true. */
const confirm = (token: string, numbers: object) => call('POST', '/api/kyc/identity', { token, body: numbers });

async function hire(): Promise<string> {
  const password = 'Aa1-of-the-tests';
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  const person = { email: 'papers@wura.example', name: 'P', role: 'compliance', passwordHash, at: new Date() } as const;
  await transaction(owner, tx => seedOperator(tx, person));
  return (await call('POST', '/api/operator/login', { body: { email: person.email, password } })).body.token;
}

async function lookInto(staff: string) {
  const { body } = await call('GET', '/api/operator/kyc?limit=100', { token: staff });
  const id = body.data.at(-1).id as string;
  const detail = (await call('GET', `/api/operator/kyc/${id}`, { token: staff })).body;
  const front = await call('GET', detail.documents[0].url, { token: staff });
  return { id, detail, front: front.raw };
}

/** A picture of which no two stretches are the same. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-in-exif' } })
    .toBuffer();
}

/** Every row of every table, bytes in hexadecimal as PostgreSQL writes them. */
async function dump(): Promise<string> {
  const tables = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

function filesUnder(dir: string): Buffer[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(path.join(entry.parentPath, entry.name)));
}

describe('what is on a document', () => {
  it('is nowhere in clear: not in the database, not in a file, not in the log', async () => {
    const staff = await hire();
    const jpeg = await noise();
    const idDocuments = [newIdDocument(), newIdDocument()];
    const [one, two] = [await newcomer(), await newcomer()];
    const nin = '12398700001';
    // On every way it has: taken, refused, taken twice, checked, looked into, decided.
    expect((await submit(one, idDocuments[0]!, jpeg)).status).toBe(201);
    expect((await submit(one, idDocuments[0]!, jpeg)).status).toBe(409);
    expect((await confirm(one, { bvn: idDocuments[0]!.bvn })).status).toBe(200);
    expect((await submit(two, { ...idDocuments[1]!, bvn: idDocuments[0]!.bvn }, jpeg)).status).toBe(409);
    expect((await submit(two, { ...idDocuments[1]!, idNumber: `${idDocuments[1]!.idNumber}#` }, jpeg)).status).toBe(
      422,
    );
    expect((await confirm(two, { bvn: idDocuments[1]!.bvn, nin })).status).toBe(200);
    expect((await submit(two, idDocuments[1]!, jpeg)).status).toBe(201);
    const { id, detail, front } = await lookInto(staff);
    expect(detail).toMatchObject({ idNumber: idDocuments[1]!.idNumber, address: idDocuments[1]!.address });
    const fields = { id_number: 'It is not the one on the document.' };
    await call('POST', `/api/operator/kyc/${id}/review`, { token: staff, body: { status: 'rejected', fields } });

    const canaries = [nin, 'canary-in-exif', ...idDocuments.flatMap(each => Object.values(each))];
    const places = {
      database: Buffer.from(await dump()),
      log: Buffer.from(logged.join('')),
      files: Buffer.concat(filesUnder(dataDir)),
    };
    const found = Object.entries(places).flatMap(([place, bytes]) =>
      canaries.flatMap(canary =>
        [canary, Buffer.from(canary).toString('hex'), Buffer.from(canary).toString('base64').replace(/=+$/, '')]
          .filter(spelling => bytes.includes(spelling))
          .map(spelling => `${canary} as ${spelling} in the ${place}`),
      ),
    );
    console.log(
      `papers: ${canaries.length} canaries looked for in ${Object.values(places)
        .map(bytes => bytes.length)
        .join(', ')} bytes of database, log and files`,
    );
    expect(found).toEqual([]);
    expect(places.database.length).toBeGreaterThan(2_000);
    expect(places.log.length).toBeGreaterThan(2_000);
    // And no stretch of a picture, as it came or as it was drawn anew.
    for (const image of [jpeg, front]) {
      for (let at = 0; at + 24 <= image.length; at += 97) {
        const stretch = image.subarray(at, at + 24);
        // A row of zeros is in every file there is.
        if (new Set(stretch).size < 12) continue;
        expect(places.files.includes(stretch), `bytes ${at} of a picture`).toBe(false);
      }
    }
  });
});

describe('a new key', () => {
  it('takes over while customers go on sending idDocuments, and then opens everything alone', async () => {
    const { body } = await call('POST', '/api/operator/login', {
      body: { email: 'papers@wura.example', password: 'Aa1-of-the-tests' },
    });
    const jpeg = await picture('jpeg');
    const before = newIdDocument();
    const owner = await newcomer();
    expect((await submit(owner, before, jpeg)).status).toBe(201);
    expect((await confirm(owner, { bvn: before.bvn })).status).toBe(200);
    await application.close();

    const between = {
      ...config,
      masterKey: Buffer.from(newKey, 'hex'),
      previousMasterKey: Buffer.from(oldKey, 'hex'),
    };
    application = await open(between);
    // One BVN is one person's under either key.
    const stranger = await newcomer();
    expect((await submit(stranger, { ...newIdDocument(), bvn: before.bvn }, jpeg)).status).toBe(409);
    const senders = await Promise.all(Array.from({ length: 4 }, newcomer));
    const during = senders.map(() => newIdDocument());
    const [sealed, ...statuses] = await Promise.all([
      rotateKeys({ ...between, databaseUrl: database.url }),
      ...senders.map(async (token, n) => (await submit(token, during[n]!, jpeg)).status),
    ]);
    expect(statuses).toEqual([201, 201, 201, 201]);
    expect(sealed.verification).toBeGreaterThan(0);
    const again = await rotateKeys({ ...between, databaseUrl: database.url });
    expect(Object.keys(again)).toEqual(expect.arrayContaining(['verification', 'staff', 'receipts', 'two-factor']));
    expect(Object.values(again).every(resealed => resealed === 0)).toBe(true);
    await application.close();

    application = await open({ ...config, masterKey: Buffer.from(newKey, 'hex') });
    const token = body.token as string;
    const queue = await call('GET', '/api/operator/kyc?limit=100', { token });
    const seen: string[] = [];
    for (const { id } of queue.body.data as { id: string }[]) {
      const { body: detail, status } = await call('GET', `/api/operator/kyc/${id}`, { token });
      expect(status).toBe(200);
      seen.push(detail.idNumber);
      for (const { url } of detail.documents) expect((await call('GET', url, { token })).status).toBe(200);
    }
    for (const { idNumber } of [before, ...during]) expect(seen).toContain(idNumber);
    expect((await submit(stranger, { ...newIdDocument(), bvn: before.bvn }, jpeg)).status).toBe(409);
    expect((await submit(stranger, newIdDocument(), jpeg)).status).toBe(201);
  });
});
