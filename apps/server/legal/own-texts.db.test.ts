import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerWordings } from '@wura/identity/server';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshRegistration } from '../adversary/product.ts';
import { readLegalTexts } from './read-legal-texts.ts';
import { newPayer, openTestProduct, type TestProduct } from '../testing/test-product.ts';

// An operator's own terms, from the folder to what a customer agreed to.

let database: TestDatabase;
let product: TestProduct;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'wura-legal-'));
  write('terms', '2020-01-02');
  product = await openTestProduct(database, { legalTextsDir: folder });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

function write(document: string, day: string, text = '# A text\n\n## A clause\n\nIt binds.'): void {
  mkdirSync(path.join(folder, document, day), { recursive: true });
  writeFileSync(path.join(folder, document, day, 'en.md'), text);
}

/** As a machine that is started with the folder does. */
const start = () => registerWordings(product.pool, readLegalTexts(folder));
const userOf = async (token: string) => (await product.call('GET', '/api/user', { token })).body;
const agree = (token: string, version: string) => product.call('POST', '/api/user/terms', { token, body: { version } });

it('asks a customer again for each wording that has begun, keeps which one was agreed to, and closes nothing meanwhile', async () => {
  const registered = await product.call('POST', '/api/register', { body: freshRegistration() });
  expect(registered.body.user).toMatchObject({ terms_due: false, terms_version: '2020-01-02' });
  const { token, number } = await newPayer(product);
  expect(await userOf(token)).toMatchObject({ terms_due: false });

  write('terms', '2021-06-01');
  write('terms', '2999-01-01');
  await start();
  expect(await userOf(token)).toMatchObject({ terms_due: true, terms_version: '2021-06-01' });
  expect((await product.call('GET', '/api/limits', { token })).status).toBe(200);
  for (const other of ['2999-01-01', '2020-01-02', 'x']) expect((await agree(token, other)).status).toBe(422);
  expect((await agree(token, '2021-06-01')).body).toMatchObject({ terms_due: false });
  // A new privacy notice is agreed to likewise.
  write('privacy', '2022-05-01');
  await start();
  expect(await userOf(token)).toMatchObject({ terms_due: true, terms_version: '2022-05-01' });
  const { rows } = await database
    .pool('none')
    .query<{ terms_version: string }>('select terms_version from identity.customers where id = $1', [number]);
  expect(rows).toEqual([{ terms_version: '2021-06-01' }]);
});

it('refuses a text that was changed or taken away after it began, and lets one that has not begun be taken back', async () => {
  rmSync(path.join(folder, 'terms', '2999-01-01'), { recursive: true });
  await start();
  const { rows } = await product.pool.query(`select from identity.wordings where version = '2999-01-01'`);
  expect(rows).toEqual([]);
  write('terms', '2020-01-02', '# Another\n\n## Text\n\nIt says something else.');
  await expect(start()).rejects.toThrow('terms/2020-01-02/en.md was changed after it began');
  rmSync(path.join(folder, 'terms'), { recursive: true });
  await expect(start()).rejects.toThrow('LEGAL_TEXTS_DIR lacks terms/2020-01-02/en.md');
});
