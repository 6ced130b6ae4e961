import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { randomId } from '@wura/platform/identifiers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billers } from './plugin.ts';

let product: CustomerApp;
let token: string;
let stranger: string;

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => billers(router, identity));
});
afterAll(() => product.close());
beforeEach(async () => {
  ({ token } = await openCustomer(product));
  ({ token: stranger } = await openCustomer(product));
});

const path = '/api/billers';
const list = (query = '', of = token) => product.call({ path: path + query, token: of });
const save = (body: object, of = token) => product.call({ method: 'POST', path, token: of, body });
const phone = (number: string, network = 'mtn') => ({ kind: 'airtime', details: { number, network } });
const numbersIn = ({ body }: { body: { data: { details: { number: string } }[] } }) =>
  body.data.map(({ details }) => details.number);

describe('a number is saved', () => {
  it('as it is paid, under a name of the customer’s own, and found by any part of it', async () => {
    const { status, body } = await save({ ...phone('+234 803 123 4567', 'MTN'), label: ' Mama\tNgozi ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'airtime',
      label: 'Mama Ngozi',
      details: { number: '08031234567', network: 'mtn' },
    });
    const meter = { number: '4510 2288 019', provider: 'IKEJA', meter_type: 'prepaid' };
    await save({ kind: 'electricity', details: meter });
    await save({ kind: 'tv', label: '', details: { number: '7023456789', provider: 'DSTV' } });
    expect(numbersIn(await list())).toEqual(['7023456789', '45102288019', '08031234567']);
    expect((await list()).body.data[0].label).toBeNull();
    expect(numbersIn(await list('?q=ngozi'))).toEqual(['08031234567']);
    expect(numbersIn(await list('?q=ikeja'))).toEqual(['45102288019']);
    expect(numbersIn(await list('?q=2288'))).toEqual(['45102288019']);
    expect(numbersIn(await list('?kind=tv'))).toEqual(['7023456789']);
    expect(numbersIn(await list('?q=%25'))).toEqual([]);
  });

  it('once for each kind, however it is written', async () => {
    await save(phone('08031234567'));
    expect(await save(phone('2348031234567', 'glo'))).toMatchObject({ status: 409, body: { code: 'biller_exists' } });
    const again = { kind: 'data', details: { number: '08031234567', network: 'mtn' } };
    expect((await save(again)).status).toBe(201);
  });

  it.each([
    [{ kind: 'water', details: { number: '1' } }, 'kind', 'Please choose airtime, data, electricity or tv'],
    [phone('0803'), 'details.number', 'Enter a valid 11-digit phone number.'],
    [{ kind: 'airtime', details: { number: '08031234567' } }, 'details.network', 'Please select a network provider'],
    [phone('08031234567', 'ntel'), 'details.network', 'Please select a network provider'],
    [
      { kind: 'electricity', details: { number: '45102288019', meter_type: 'prepaid' } },
      'details.provider',
      'Please select a provider',
    ],
    [
      { kind: 'electricity', details: { number: '45102288019', provider: 'EKO' } },
      'details.meter_type',
      'Please choose prepaid or postpaid',
    ],
    [
      { kind: 'tv', details: { number: '12345', provider: 'GOTV' } },
      'details.number',
      'A smartcard number has 8 to 14 digits',
    ],
    [{ ...phone('08031234567'), label: 'x'.repeat(41) }, 'label', 'This is too long'],
  ])('not when a part of it is missing or wrong: %j', async (body, field, says) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toBe(says);
    expect((await list()).body.data).toEqual([]);
  });

  it('two hundred times at most, also when two are saved at once', async () => {
    await product.pool.query(
      `insert into billers.biller (public_id, customer, kind, number, details)
       select 'bil_' || lpad(n::text || $1, 26, '0'), (select id from identity.customers order by id desc offset 1 limit 1),
              'data', '0803' || lpad(n::text, 7, '0'), '{"network":"mtn"}' from generate_series(1, 199) n`,
      [String(Math.trunc(performance.now()))],
    );
    const answers = await Promise.all([save(phone('08050000001')), save(phone('08050000002'))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('billers_full');
  });
});

describe('the list', () => {
  it('shows each number once, newest first, in pages of any size', async () => {
    for (let n = 0; n < 5; n++) await save(phone(`0803000000${n}`));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await list(`?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...numbersIn(answer));
      cursor = answer.body.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([4, 3, 2, 1, 0].map(n => `0803000000${n}`));
  });
});

describe('a saved number', () => {
  it('is renamed, loses its name, and is forgotten', async () => {
    const { id } = (await save(phone('08031234567'))).body;
    const put = (label: string | null) =>
      product.call({ method: 'PUT', path: `${path}/${id}`, token, body: { label } });
    expect((await put('Mama')).body.label).toBe('Mama');
    expect((await put(null)).body.label).toBeNull();
    expect((await product.call({ method: 'DELETE', path: `${path}/${id}`, token })).status).toBe(204);
    expect((await list()).body.data).toEqual([]);
  });

  it('is nobody else’s, who learn no more of it than of one that never was', async () => {
    const { id } = (await save(phone('08031234567'))).body;
    for (const name of [id, randomId('bil')]) {
      const on = { path: `${path}/${name}`, token: stranger };
      expect((await product.call({ ...on, method: 'PUT', body: { label: 'Mine' } })).status).toBe(404);
      expect((await product.call({ ...on, method: 'DELETE' })).status).toBe(404);
    }
    expect((await list('', stranger)).body.data).toEqual([]);
    expect((await list()).body.data[0].label).toBeNull();
  });
});
