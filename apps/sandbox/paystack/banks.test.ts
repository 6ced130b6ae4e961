import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const resolve = (account: string, bank: string) =>
  box.paystack(`/bank/resolve?account_number=${account}&bank_code=${bank}`);

test('every bank is listed under a code that is text', async () => {
  const { body } = await box.paystack('/bank?country=nigeria&currency=NGN&perPage=100');
  expect(body).toMatchObject({ status: true, message: 'Banks retrieved' });
  const codes = body.data.map((bank: { code: string }) => bank.code);
  expect(codes).toEqual(expect.arrayContaining(['044', '035A', '00103', '999992', '057', '100039']));
  expect(codes).not.toContain('001');
  expect(new Set(body.data.map((bank: { slug: string }) => bank.slug)).size).toBe(codes.length);
  expect(body.data[0]).toMatchObject({ currency: 'NGN', type: 'nuban', active: true, is_deleted: false });
});

test('pages and cursors walk through the same list', async () => {
  const all = (await box.paystack('/bank?perPage=100')).body.data;
  const paged = [...(await page(1)), ...(await page(2))];
  expect(paged).toEqual(all.slice(0, 40));

  const walked: unknown[] = [];
  let next = '';
  do {
    const { body } = await box.paystack(`/bank?use_cursor=true&perPage=20${next && `&next=${next}`}`);
    walked.push(...body.data);
    next = body.meta.next ?? '';
  } while (next);
  expect(walked).toEqual(all);

  async function page(number: number): Promise<unknown[]> {
    return (await box.paystack(`/bank?perPage=20&page=${number}`)).body.data;
  }
});

test('a name depends only on the number', async () => {
  const reply = await resolve('0022728151', '063');
  expect(reply).toMatchObject({
    status: 200,
    body: { status: true, message: 'Account number resolved', data: { account_number: '0022728151' } },
  });
  const name = reply.body.data.account_name;
  expect(name).toMatch(/^[A-Z]+( [A-Z]+)+$/);
  expect((await resolve('0022728151', '058')).body.data.account_name).toBe(name);
  expect((await resolve('0022728151', '001')).body.data.account_name).toBe(name);
  expect((await resolve('0022728152', '058')).body.data.account_name).not.toBe(name);
});

test('ten zeros are nobody, except at bank 057', async () => {
  for (const bank of ['058', '044', '001']) {
    expect(await resolve('0000000000', bank)).toMatchObject({
      status: 422,
      body: { status: false, message: 'Could not resolve account name. Check parameters or try again.' },
    });
  }
  expect((await resolve('0000000000', '057')).body.data.account_name).toBe('ZENITH TEST ACCOUNT');
});

test('what is no account number resolves to nobody, and what is no bank is said to be none', async () => {
  expect((await resolve('12345', '058')).status).toBe(422);
  expect((await resolve('0022728151', '059')).body.message).toBe('Unknown bank code: 059');
  expect((await box.paystack('/bank/resolve?bank_code=058')).status).toBe(400);
});

test('a bank that calls the holder of an account something else says so from then on, to every question', async () => {
  const renamed = { account_number: '0022728151', bank_code: '058', name: 'BELLO HALIMA' };
  expect(await box.control('/paystack/account-name', renamed)).toMatchObject({ status: 200 });
  expect((await resolve('0022728151', '058')).body.data.account_name).toBe('BELLO HALIMA');
  expect((await resolve('0022728151', '001')).body.data.account_name).not.toBe('BELLO HALIMA');
  const nobody = { ...renamed, account_number: '0000000000' };
  expect((await box.control('/paystack/account-name', nobody)).status).toBe(404);
});
