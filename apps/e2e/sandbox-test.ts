import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

const operations = {
  paystack: ['initialize', 'verify', 'transfer', 'resolve'],
  squad: ['airtime', 'data', 'plans', 'electricity', 'tv', 'lookup', 'bouquets', 'providers', 'transactions'],
  giftcards: ['order'],
} as const;
type Provider = keyof typeof operations;
type Operation = (typeof operations)[Provider][number];
const providerOf = (operation: Operation) =>
  (Object.keys(operations) as Provider[]).find(each => (operations[each] as readonly string[]).includes(operation))!;

type Fault = 'pending' | 'refuse' | 'timeout' | 'error500' | 'wrong_amount';

/** The world beyond the product, as the sandbox plays it. */
export interface SandboxControl {
  /**
   * The next calls of an operation that are about this misbehave: it is a text which they carry, and which no other test
   * pays with. So no test meets a fault that another one has ordered.
   */
  misbehave(operation: Operation, mode: Fault, met: { about: string; times?: number }): Promise<void>;
  /** A card is charged, and the page is not told; nor is the product, unless it is wished. */
  pay(reference: string, how?: { isTold: boolean }): Promise<void>;
  /** A bank decides what was open. */
  settle(reference: string, outcome: 'success' | 'failed'): Promise<void>;
  /** Naira arrives on a customer's own account at a bank. */
  transferIn(accountNumber: string, amount: number): Promise<void>;
  /** A bank calls the holder of an account something else. */
  rename(account: { account_number: string; bank_code: string }, name: string): Promise<void>;
}

export interface ChainControl {
  /** USDT is sent to this address, and stands in the newest block. */
  sendUsdt(address: string, amount: number): Promise<void>;
  mine(blocks: number): Promise<void>;
}

async function control(address: string, body: unknown): Promise<void> {
  const response = await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

const sandbox: SandboxControl = {
  misbehave: (operation, mode, met) => control('/faults', { provider: providerOf(operation), operation, mode, ...met }),
  pay: (reference, { isTold } = { isTold: false }) =>
    control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: isTold }),
  settle: (reference, outcome) => control(`/settle/${reference}`, { outcome }),
  transferIn: (accountNumber, amount) =>
    control('/paystack/transfer-in', { account_number: accountNumber, amount, sender_name: 'MUSA TUNDE SANI' }),
  rename: (account, name) => control('/paystack/account-name', { ...account, name }),
};

const chain: ChainControl = {
  sendUsdt: (address, amount) => control('/chain/deposit', { address, amount }),
  mine: blocks => control('/chain/mine', { blocks }),
};

export const sandboxTest = base.extend<{ sandbox: SandboxControl; chain: ChainControl }>({
  // eslint-disable-next-line no-empty-pattern
  sandbox: ({}, provide) => provide(sandbox),
  chain: [
    // There is one chain, and a block confirms all that is on it: a test that counts blocks has it alone.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const lockFolder = path.join(tmpdir(), `wura-chain-${new URL(process.env['WURA_SANDBOX_URL'] ?? '').port}`);
      const mine = () =>
        mkdir(lockFolder).then(
          () => true,
          () => false,
        );
      await expect.poll(mine, { intervals: [100], timeout: 100_000 }).toBe(true);
      await provide(chain);
      await rm(lockFolder, { recursive: true });
    },
    { timeout: 110_000 },
  ],
});

/** Presses what opens the checkout, and answers its window once the page in it is there. */
export async function openCheckout(page: Page, press: () => Promise<void>): Promise<Page> {
  const [checkout] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(checkout.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
  return checkout;
}

/** Follows a link that opens a tab of its own. */
export async function openTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  return tab;
}
