import { transaction } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { readMover, refuseStopped } from '@wura/identity/server';
import { assertLease, complete, plan, enqueueAll, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { InsufficientFunds } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import { away } from '@wura/wallets/server/asker';
import { admit } from '@wura/wallets/server/clear';
import { clearAside } from '@wura/wallets/server/clear-within';
import { uuidOf } from '@wura/wallets/server/intents';
import { findOpenPot, moveWithin, type Pot } from '@wura/wallets/server/pots';
import { wasDoneBefore } from '@wura/wallets/server/refusals';
import { isSpending } from '@wura/wallets/server/usual-category';
import { Refused } from '@wura/wire/refusals';
import { roundUpOf } from '../rules.ts';
import { roundUp } from './kinds.ts';
import { listBehind, lockRounding, markRounded, readPayments, waitFor } from './queries.ts';

const lookJob = { kind: 'look_for_round_ups', subject: 'all' } as const;
const lookEveryMs = 5_000;
const pageMax = 500;
/** So many links of a wallet are gone through at a time. */
const portion = 200;

type Needs = Pick<WorkerNeeds, 'pool' | 'policy' | 'walletServices' | 'all'>;

/** Payments are rounded up after they were made, so that none of them ever waits or fails for it. */
export async function roundUpJobs(needs: Needs): Promise<[string, JobHandler][]> {
  await plan(needs.pool, lookJob);
  return [
    [lookJob.kind, job => look(needs, job)],
    ['round_up', job => roundUpAll(needs, job)],
  ];
}

async function look({ pool }: Needs, job: Job): Promise<void> {
  for (let after = 0n; ;) {
    const found = await listBehind(pool, { after, limit: pageMax });
    const jobs = found.map(({ name: subject }) => ({ kind: 'round_up', subject }));
    if (jobs.length > 0) await transaction(pool, tx => enqueueAll(tx, jobs));
    if (found.length < pageMax) break;
    after = found.at(-1)!.pot;
  }
  await reschedule(pool, job, lookEveryMs);
}

/** What was paid since goes by its transfer's number into the books, which write that name once for ever. */
async function roundUpAll(needs: Needs, job: Job): Promise<void> {
  const { pool } = needs;
  const pot = await findOpenPot(pool, job.subject);
  while (pot) {
    if (!(await roundUpPortion(needs, job, pot))) break;
  }
  await transaction(pool, tx => complete(tx, job));
}

async function roundUpPortion({ pool, policy, walletServices, all }: Needs, job: Job, pot: Pot): Promise<boolean> {
  const { wallet } = pot;
  const spent = new Set(all.kinds.filter(({ category }) => isSpending({ category, isSent: true })).map(({ id }) => id));
  const seen = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const plan = await lockRounding(tx, pot.facts.id);
    if (plan.round_up === null) return undefined;
    const payments = await readPayments(tx, {
      pot: pot.facts.id,
      wallet: wallet.id,
      after: plan.rounded_to,
      limit: portion,
    });
    return { plan, ...payments };
  });
  if (!seen) return false;
  const { plan, rows, high } = seen;
  const stepMinor = BigInt(plan.round_up!) * 100n;
  for (const { transfer_id: transfer, amount, kind, status } of rows) {
    const minor = roundUpOf(amount, stepMinor);
    if (!spent.has(kind) || status !== 'completed' || minor === 0n) continue;
    await putAside({ pool, policy, walletServices }, pot, plan.name, { currency: wallet.currency, minor }, transfer);
  }
  return transaction(pool, async tx => {
    await assertLease(tx, job);
    const now = await lockRounding(tx, pot.facts.id);
    // Its customer has begun anew or ended it meanwhile; what was rounded up stays.
    if (now.round_up === null || now.rounded_to !== plan.rounded_to) return false;
    for (const { kind, status, seq } of rows) {
      if (spent.has(kind) && status === 'pending') await waitFor(tx, { pot: pot.facts.id, wallet: wallet.id, seq });
    }
    const ended = rows.filter(({ status }) => status !== 'pending').map(({ seq }) => seq);
    await markRounded(tx, { pot: pot.facts.id, high, seqs: ended });
    return high > plan.rounded_to;
  });
}

/** A wallet that is short of it, or a customer who may move nothing, is let be: a rounding up is never owed. */
async function putAside(
  { pool, policy, walletServices }: Omit<Needs, 'all'>,
  pot: Pot,
  name: string,
  amount: Money,
  transfer: bigint,
): Promise<void> {
  const { wallet, facts } = pot;
  const mover = await readMover(pool, wallet.owner);
  try {
    const payer = await admit(
      { policy, walletServices },
      away(mover, async () => {}),
      wallet.publicId,
    );
    const proof = clearAside(payer, { amount, from: wallet, to: facts });
    const intent = { request: uuidOf(`round up\0${transfer}`), fingerprint: 0, isNamed: true };
    await transaction(
      pool,
      async tx => {
        await refuseStopped(tx, wallet.owner);
        const plan = await lockRounding(tx, facts.id);
        if (plan.round_up === null) return;
        await moveWithin(tx, proof, { kind: roundUp, intent, details: { pot: facts.publicId, name }, wallet });
      },
      { retries: 5 },
    );
  } catch (error) {
    if (!(error instanceof Refused || error instanceof InsufficientFunds || wasDoneBefore(error))) throw error;
  }
}
