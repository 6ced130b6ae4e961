import { bankTransferErrand, createBankTransferPursuit } from '@wura/bank-transfers/server';
import { payoutBooks } from '@wura/corridor/server/books';
import { createDepositSweep, depositBooks, depositErrand } from '@wura/deposits/server';
import type { DoErrand } from '@wura/errands/run';
import { identityErrands } from '@wura/identity/server/tidy';
import { createMailer } from '@wura/mail';
import { transferErrands } from '@wura/intra-transfers/server/tell';
import { kycErrands } from '@wura/kyc/server';
import { mailErrand } from '@wura/notices/server';
import { codeErrand, createCodeSender } from '@wura/password-reset/server/send-code';
import { createMailSender } from '@wura/notices/server/send-mail';
import { createPaystack, type Paystack } from '@wura/paystack';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { createReconciliation, reconciliationErrand, type Account } from '@wura/reconciliation/server';
import { readNaming } from '@wura/wallets/server/naming';
import { createWallets } from '@wura/wallets/server/wallets';
import { openPapers, openVault } from './open-papers.ts';

export interface Errands {
  /** Who does which kind of work that waits. */
  readonly kinds: ReadonlyMap<string, DoErrand>;
  close(): Promise<void>;
}

export interface ErrandNeeds {
  config: Config;
  pool: Pool;
  log: Log;
  now?: () => number;
}

/** Everything the background worker does, each kind given what it needs. */
export async function openErrands({ config, pool, log, now = Date.now }: ErrandNeeds): Promise<Errands> {
  const mailer = config.mail && createMailer(config.mail);
  const kinds = new Map<string, DoErrand>([[mailErrand, createMailSender({ pool, mailer, now, log })]]);

  const { hasRateLimits } = config;
  kinds.set(codeErrand, createCodeSender({ pool, vault: openVault(config), now, hasRateLimits }));

  const paystack = config.paystack && createPaystack(config.paystack, { now });
  const room = { wallets: createWallets(pool), naming: await readNaming(pool) };
  kinds.set(depositErrand, createDepositSweep({ pool, room, cards: paystack?.cardPayments, now }));
  if (paystack) kinds.set(bankTransferErrand, createBankTransferPursuit({ pool, port: paystack.payouts, now }));

  const accounts = paystack ? [paystackAccount(paystack)] : [];
  kinds.set(reconciliationErrand, createReconciliation({ pool, accounts, now }));

  const papers = openPapers({ config, vault: openVault(config), now });
  const rooms = await Promise.all([
    identityErrands({ pool, now }),
    transferErrands({ pool, now }),
    kycErrands({ pool, now, review: config.kycReview, ...papers }),
  ]);
  for (const [kind, doErrand] of rooms.flat()) kinds.set(kind, doErrand);
  return { kinds, close: async () => {} };
}

/** Whose books are held against which of ours. */
function paystackAccount({ books }: Paystack): Account {
  const { provider } = books;
  return { theirs: books, ours: [depositBooks({ provider }), payoutBooks({ provider, errand: bankTransferErrand })] };
}
