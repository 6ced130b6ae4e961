import { assertLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { currencyById } from '@wura/money/currencies';
import { insertMoneyNotices, type MoneyNotice } from '@wura/notices/server';
import type { Policy } from '@wura/policy/server';
import { transaction, type Pool, type Tx } from '@wura/database';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { digestJob, mailBoth, sendDigest, tidyMailed } from './mail-transfers.ts';
import { transferReceived, transferSent } from './notices.ts';
import { lockStretch, moveTold, noteStretch, selectTransfers, type TransferRow } from './queries.ts';

export { skipHistory } from './queries.ts';

const lookEveryMs = 1_000;
/** Numbers are handed out in blocks of 4,096, of which a batch uses a few hundred at most. */
const blocksAtOnce = 4n * 4_096n;
/** In one transaction: enough to catch up with millions, and few enough to be done within a second. */
const atOnce = 2_000;
const stretchesAtOnce = 200;

export interface TransferNeeds {
  pool: Pool;
  policy: Pick<Policy, 'worthMinor'>;
  now: () => number;
}

/** What this room leaves for the background worker: both sides of a transfer are told of it, once. */
export async function transferJobs(needs: TransferNeeds): Promise<[string, JobHandler][]> {
  const { pool, now } = needs;
  const kind = 'notify_of_transfers';
  await plan(pool, { kind, subject: 'all' });
  return [
    [
      kind,
      job =>
        transaction(pool, async tx => {
          await assertLease(tx, job);
          const isMore = await notifyNext(tx, needs);
          if (!isMore) await tidyMailed(tx, now());
          await reschedule(tx, job, isMore ? 0 : lookEveryMs);
        }),
    ],
    [digestJob, job => sendDigest(pool, job, new Date(now()))],
  ];
}

/** Answers whether there is more to tell already. */
async function notifyNext(tx: Tx, needs: TransferNeeds): Promise<boolean> {
  const { told, closed } = await lockStretch(tx);
  let above = told;
  let count = 0;
  for (let stretches = 0; above < closed && count < atOnce && stretches < stretchesAtOnce; stretches++) {
    const upTo = above + blocksAtOnce < closed ? above + blocksAtOnce : closed;
    const transfers = await selectTransfers(tx, { kind: intraTransfer.id, above, upTo });
    if (transfers.length > 0) await notifyBoth(tx, transfers, needs);
    count += transfers.length;
    above = upTo;
  }
  if (above > told) await moveTold(tx, above);
  if (above < closed) return true;
  await noteStretch(tx);
  return false;
}

async function notifyBoth(tx: Tx, transfers: readonly TransferRow[], { now, policy }: TransferNeeds): Promise<void> {
  const at = new Date(now());
  await insertMoneyNotices(tx, transfers.flatMap(sidesOf));
  const large = transfers.filter(({ amount: minor, currency }) => {
    return policy.worthMinor({ currency: currencyById(currency).code, minor }) >= mailedWorthMinorMin;
  });
  await mailBoth(tx, large, at);
}

/** ₦100. A mail costs its receiver more attention than a smaller sum is worth, and a prankster next to nothing. */
const mailedWorthMinorMin = 10_000n;

function sidesOf({ amount: amountMinor, currency, payer, payee, created_at: at }: TransferRow): MoneyNotice[] {
  const fact = { amountMinor, currency, at };
  return [
    { ...fact, customer: payee, kind: transferReceived.name, other: payer },
    { ...fact, customer: payer, kind: transferSent.name, other: payee },
  ];
}
