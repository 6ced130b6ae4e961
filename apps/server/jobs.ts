import { bankTransferJob, createBankTransferPursuit } from '@wura/bank-transfers/server';
import { caseJobs } from '@wura/cases/server/failing-jobs';
import { paymentRecords } from '@wura/provider-payments/server/own-records';
import { createDepositSweep, depositRecords, depositJob } from '@wura/deposits/server';
import type { JobHandler } from '@wura/jobs/run';
import { identityJobs } from '@wura/identity/server/tidy';
import { createMailer } from '@wura/mail';
import { transferJobs } from '@wura/intra-transfers/server/notify-transfers';
import { kycJobs } from '@wura/kyc/server';
import { mailJob } from '@wura/notices/server';
import { codeJob, createCodeSender } from '@wura/password-reset/server/send-code';
import { createMailSender } from '@wura/notices/server/send-mail';
import { createPaystack, type Paystack } from '@wura/paystack';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { createReconciliation, reconciliationJob, type Account } from '@wura/reconciliation/server';
import { readNaming } from '@wura/wallets/server/naming';
import { createWallets } from '@wura/wallets/server/wallets';
import { openIdDocuments, openVault } from './open-id-documents.ts';

export interface Jobs {
  /** Who does which kind of work that waits. */
  readonly kinds: ReadonlyMap<string, JobHandler>;
  close(): Promise<void>;
}

export interface JobNeeds {
  config: Config;
  pool: Pool;
  log: Log;
  now?: () => number;
}

/** Everything the background worker does, each kind given what it needs. */
export async function openJobs({ config, pool, log, now = Date.now }: JobNeeds): Promise<Jobs> {
  const mailer = config.mail && createMailer(config.mail);
  const kinds = new Map<string, JobHandler>([[mailJob, createMailSender({ pool, mailer, now, log })]]);

  const { hasRateLimits } = config;
  kinds.set(codeJob, createCodeSender({ pool, vault: openVault(config), now, hasRateLimits }));

  const paystack = config.paystack && createPaystack(config.paystack, { now });
  const walletServices = { wallets: createWallets(pool), naming: await readNaming(pool) };
  kinds.set(depositJob, createDepositSweep({ pool, walletServices, cards: paystack?.cardPayments, now }));
  if (paystack) kinds.set(bankTransferJob, createBankTransferPursuit({ pool, port: paystack.payouts, now }));

  const accounts = paystack ? [paystackAccount(paystack)] : [];
  kinds.set(reconciliationJob, createReconciliation({ pool, accounts, now }));

  const idDocuments = openIdDocuments({ config, vault: openVault(config), now });
  const rooms = await Promise.all([
    caseJobs({ pool }),
    identityJobs({ pool, now }),
    transferJobs({ pool, now }),
    kycJobs({ pool, now, review: config.kycReview, ...idDocuments }),
  ]);
  for (const [kind, handle] of rooms.flat()) kinds.set(kind, handle);
  return { kinds, close: async () => {} };
}

/** Whose records are held against which of ours. */
function paystackAccount({ records }: Paystack): Account {
  const { provider } = records;
  return { theirs: records, ours: [depositRecords({ provider }), paymentRecords({ provider, job: bankTransferJob })] };
}
