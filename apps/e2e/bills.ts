import type { Page } from '@playwright/test';
import { ask, nairaWallet, newCustomer, type Person } from './customers.ts';
import { expect } from './fixtures.ts';

// What the specs of all bills do alike.

export const pin = '2580';

/** As it is shown. */
export const grouped = (phone: string) => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');

export async function payer(naira: string): Promise<Person> {
  const me = await newCustomer({ naira });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  return me;
}

export const balanceOf = async (me: Person) =>
  (await ask<{ currency: string; balance: string }[]>('/api/wallets', me)).find(({ currency }) => currency === 'NGN')
    ?.balance;

/** Paid as the client would, for a test that begins after it. */
export async function paidAirtime(me: Person, phone: string, amount = '100'): Promise<void> {
  await ask('/api/payments/airtime', {
    token: me.token,
    body: { walletId: await nairaWallet(me), amount, phone, network: 'mtn' },
  });
}

export const review = (page: Page) => expect(page.getByRole('heading', { name: 'You are paying' })).toBeFocused();
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₦/ }).click();
export const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
