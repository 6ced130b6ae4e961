import { purchaseJobs } from '@wura/bills/server/purchase-jobs';
import { caseJobs } from '@wura/cases/server/failing-jobs';
import { counterJobs } from '@wura/counters/jobs';
import type { Pool, Tx } from '@wura/database';
import { identityJobs } from '@wura/identity/server/tidy';
import type { JobHandler } from '@wura/jobs/run';
import type { CurrencyCode } from '@wura/money/currencies';
import { mailJob, moneyMailJob } from '@wura/notices/server';
import { mailer, pusher, textReceiptJob, texter } from '@wura/notices/server/ports';
import { noticeJobs } from '@wura/notices/server/tidy';
import { createReceiptKeeper } from '@wura/notices/server/keep-receipt';
import { createMailSender } from '@wura/notices/server/send-mail';
import { pushJob } from '@wura/notices/server/pushes';
import { createPushSender } from '@wura/notices/server/send-push';
import { createTextSender } from '@wura/notices/server/send-text';
import { textJob } from '@wura/notices/server/texts';
import type { Log } from '@wura/platform/log';
import { createPolicy } from '@wura/policy/server';
import { policyJobs } from '@wura/policy/server/tidy';
import { openRuleBook, type KeptRuleBook } from '@wura/policy/server/rule-book';
import { paymentJobs } from '@wura/provider-payments/server/tidy';
import { createRateBook, type RateBook } from '@wura/rates/server';
import { rateSources } from '@wura/rates/server/ports';
import { readNaming } from '@wura/wallets/server/naming';
import { createWallets } from '@wura/wallets/server/wallets';
import { allFeatures, featureOffers } from './all-features.ts';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { openVault } from './open-vault.ts';
import { openVendors } from './open-vendors.ts';

export interface JobNeeds {
  config: Config;
  pool: Pool;
  log: Log;
  now?: () => number;
}

/** Everything the background worker does, each kind given what it needs: who does which kind of work that waits. */
export async function openJobs({ config, pool, log, now = Date.now }: JobNeeds): Promise<Map<string, JobHandler>> {
  const vault = openVault(config);
  const { port, ports, accounts } = openVendors(config, { now }, featureOffers({ config, pool, vault, now }));
  const walletServices = { wallets: createWallets(pool), naming: await readNaming(pool) };
  const rates = createRateBook({ db: pool, sources: ports(rateSources), now });
  const book = await openRuleBook({ pool, rules: allFeatures.rules, now });
  const nairaRate = (from: CurrencyCode) => rates.recent({ from, to: 'NGN' });
  const policy = createPolicy({ rules: config.rules, now, nairaRate, book });
  const core = { config, pool, log, now, vault, walletServices, policy, rates };
  const house = features.flatMap(each => each.house ?? []);
  const needs = { ...core, port, ports, accounts, house, all: allFeatures };
  const sendMail = createMailSender({ pool, mailer: port(mailer), now, log });
  const sendText = createTextSender({ pool, texter: port(texter), now, log });
  const sendPush = createPushSender({ pool, pusher: port(pusher), vault, now, log });
  const ofFeatures = features.map(each => each.jobs?.({ ...needs, settings: config.settings[each.name] }) ?? []);
  const purchases = purchaseJobs({ config, pool, now, vault, ports }, allFeatures.bills);
  const ofCore = [
    purchases,
    caseJobs({ pool }),
    identityJobs({ pool, now }),
    noticeJobs({ pool, now }),
    counterJobs({ pool, now }),
    policyJobs({ pool, now }),
    paymentJobs({ pool, now }),
  ];
  const all = await Promise.all([...ofCore, ...ofFeatures]);
  const ofNotices: [string, JobHandler][] = [
    [mailJob, sendMail],
    [moneyMailJob, sendMail],
    [textJob, sendText],
    [pushJob, sendPush],
    [textReceiptJob, createReceiptKeeper({ pool, now })],
  ];
  return new Map([...ofNotices, ...all.flat()].map(([kind, handle]) => [kind, whenKnown({ book, rates }, handle)]));
}

interface Known {
  readonly book: Pick<KeptRuleBook, 'ready'>;
  readonly rates: Pick<RateBook, 'ready'>;
}

/** Work of a new day waits until the rules of that day are known, and after a quiet while for the rates. */
function whenKnown({ book, rates }: Known, handle: JobHandler): JobHandler {
  const whenReady = async (...job: Parameters<JobHandler>) => {
    await book.ready();
    await rates.ready();
    return handle(...job);
  };
  return Object.assign(whenReady, handle.handsMax !== undefined && { handsMax: handle.handsMax });
}

/** Makes due what is to happen soon after every start of the worker. */
export async function planWork(tx: Tx): Promise<void> {
  for (const { whenWorkerStarts } of features) await whenWorkerStarts?.(tx);
}
