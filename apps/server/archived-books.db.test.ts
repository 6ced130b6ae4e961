import { lagosDate } from '@wura/platform/time';
import { archivePart, closeFurther, cutBooks } from '@wura/ledger/server/cut';
import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { deposit, newPayer, openTestProduct } from './testing/test-product.ts';

it('what lies in the archive is read by statements and histories as before, proven by the audit and never paid again', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  const product = await openTestProduct(database);
  onTestFinished(() => product.close());
  const [worker, checker] = [database.pool('wura_worker'), database.pool('wura_checker')];
  const [ada, bola] = [await newPayer(product), await newPayer(product)];
  const { account_number: toAccountNumber } = (await product.call('GET', '/api/user', { token: bola.token })).body;
  await deposit(product, ada, 5_000);
  const pay = (key: string, amount: string) =>
    product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      key,
      body: { toAccountNumber, fromWalletId: ada.wallet, amount },
    });
  const first = await pay('first', '250.50');
  await pay('second', '100');

  const today = lagosDate(Date.now());
  const period = new URLSearchParams({ wallet_id: ada.wallet, from: today, to: today });
  const read = async () => {
    const asked = [`/api/statements?${period}`, '/api/transactions', `/api/transactions/${first.body.transaction.id}`];
    const answers = await Promise.all(asked.map(at => product.call('GET', at, { token: ada.token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ rows, opening_balance, closing_balance }, ...others] = answers.map(({ body }) => body);
    return { rows, opening_balance, closing_balance, others };
  };
  const before = await read();
  expect([before.rows.length, before.closing_balance]).toEqual([3, '4649.50']);

  const at = () => new Date();
  expect(await cutBooks(worker, { at: at() })).toBe(1);
  while ((await closeFurther(worker, { at: at(), quiet: 0 })) !== undefined);
  expect(await archivePart(worker, { at: at() })).toBe(1);

  expect(await read()).toEqual(before);
  const again = await pay('first', '250.50');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await pay('third', '49.50')).body.transaction.balance_after).toBe('4600.00');
  await assertBooksBalance(checker, books);
});
