import { readdirSync } from 'node:fs';
import { openWay, type Way } from '@wura/app-server/adversary/severed';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { picture } from '@wura/images/testing';
import { encode, type Form } from '@wura/kyc/testing/form';
import { randomId } from '@wura/platform/identifiers';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

// Pictures are put away before the commit that names them. Here the commit stands, and its answer never comes.

let database: TestDatabase;
/** Of the web process to the database. */
let way: Way;
let product: TestProduct;
let ada: Payer;
let jpeg: Uint8Array;

beforeAll(async () => {
  database = await cloneDatabase();
  way = await openWay(database.urls.web);
  product = await openTestProduct({ ...database, urls: { ...database.urls, web: way.url } });
  jpeg = await picture('jpeg');
});
afterAll(async () => {
  await product.close();
  await way.close();
  await database.close();
});
beforeEach(async () => void (ada = await newPayer(product)));

async function send(url: string, form: Form, key = randomId('key')) {
  const { payload, headers } = encode(form);
  const { statusCode, body } = await product.application.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: `Bearer ${ada.token}`, 'idempotency-key': key },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

/** The commit takes its time, as it does while a standby is waited for, and goes on without its caller. */
async function cutOffAtCommit(table: string, call: () => Promise<{ status: number }>): Promise<void> {
  const owner = database.pool('none');
  await owner.query(`
    create function public.wait() returns trigger language plpgsql as 'begin perform pg_sleep(2); return null; end';
    create constraint trigger waits after insert on ${table} deferrable initially deferred
      for each row execute function public.wait()`);
  const calling = call();
  const committing = `select from pg_stat_activity where datname = current_database() and query = 'commit' and state = 'active'`;
  const commits = async () => (await owner.query(committing)).rowCount;
  await expect.poll(commits, { timeout: 20_000, interval: 50 }).toBe(1);
  await way.cut();
  expect((await calling).status).toBe(503);
  await way.mend();
  await expect.poll(commits, { timeout: 20_000 }).toBe(0);
  await owner.query(`drop trigger waits on ${table}; drop function public.wait()`);
}

const areThere = (names: readonly string[]) => {
  const files = readdirSync(product.config.dataDir, { recursive: true, encoding: 'utf8' });
  return names.map(name => files.some(file => file.endsWith(name)));
};

it('a picture for a case whose commit is cut off is kept, and asked again under its key there is one', async () => {
  await deposit(product, ada, 5_000);
  const { body: history } = await product.call('GET', '/api/transactions', { token: ada.token });
  const { body } = await product.call('POST', '/api/disputes', {
    token: ada.token,
    body: { transaction_id: history.data[0].id, reason: 'charged_twice', text: 'It left twice' },
  });
  const key = randomId('key');
  const add = () => send(`/api/disputes/${body.id}/evidence`, { file: jpeg }, key);
  await cutOffAtCommit('disputes.evidence', add);
  const again = await add();
  expect(again).toMatchObject({ status: 201, body: { evidence: [{}] } });
  expect(areThere([again.body.evidence[0].id])).toEqual([true]);
});

it('papers whose commit is cut off are kept for the staff who look at them', async () => {
  const { body: user } = await product.call('GET', '/api/user', { token: ada.token });
  await cutOffAtCommit('kyc.submissions', () =>
    send('/api/kyc/submit', {
      full_name: `${user.firstname} ${user.lastname}`,
      date_of_birth: '1990-01-01',
      address: '14 Marina Street, Lagos',
      id_type: 'passport',
      id_number: 'A01234567',
      id_document_front: jpeg,
      selfie_image: jpeg,
    }),
  );
  const { rows } = await product.pool.query<{ id: string }>('select id from kyc.files where customer = $1', [
    ada.number,
  ]);
  expect(areThere(rows.map(({ id }) => id))).toEqual([true, true]);
});
