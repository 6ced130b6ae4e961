import { expect, it } from 'vitest';
import { passGuard } from './guard.ts';

type Asked = Parameters<typeof passGuard>[1]['caller'];
const caller = { number: 1n, hasPin: true } as unknown as Asked;
const amount = { currency: 'NGN', minor: 5_000_00n } as const;

/** The one who is paid, with how often it was asked whether they were paid before. */
function payeeWho(was: 'paid before' | 'never paid') {
  const payee = {
    name: 'customer 2',
    asked: 0,
    async wasPaid() {
      payee.asked++;
      return was === 'paid before';
    },
  };
  return payee;
}
const guarding = (
  why: 'night' | undefined,
  { isConfirmed = false, known = [] }: { isConfirmed?: boolean; known?: readonly string[] } = {},
) => ({
  walletServices: { payees: { whoWereConfirmed: async () => new Set(known) } },
  identity: { pins: { isPaymentConfirmed: async () => isConfirmed } },
  policy: { limits: { guardedBy: () => why } },
});

it('where no guard stands nothing is asked about the payee, and where they were paid before nothing of the customer', async () => {
  const [unknown, known] = [payeeWho('never paid'), payeeWho('paid before')];
  const asking = { caller, isAway: false };
  expect(await passGuard(guarding(undefined), asking, [{ payee: unknown, amount }])).toEqual([]);
  expect(unknown.asked).toBe(0);
  expect(await passGuard(guarding('night'), asking, [{ payee: known, amount }])).toEqual([]);
  expect(known.asked).toBe(1);
  const confirmed = guarding('night', { known: [unknown.name] });
  expect(await passGuard(confirmed, asking, [{ payee: unknown, amount }])).toEqual([]);
  expect(unknown.asked).toBe(0);
});

it('one payee of many who was never paid is enough, and what was confirmed is all of them', async () => {
  const payments = [
    { payee: payeeWho('paid before'), amount },
    { payee: payeeWho('never paid'), amount },
  ];
  const asking = { caller, isAway: false };
  await expect(passGuard(guarding('night'), asking, payments)).rejects.toMatchObject({
    refusal: { code: 'payment_guarded' },
  });
  expect(await passGuard(guarding('night', { isConfirmed: true }), asking, payments)).toEqual([
    'customer 2',
    'customer 2',
  ]);
  expect(await passGuard(guarding('night'), { caller, isAway: true }, payments)).toEqual([]);
});
