import { transaction, type Tx } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import type { DueDeed } from '@wura/features/server/schedulable';
import { heldToKey, readHeldKey, readMover, type StandingMover } from '@wura/identity/server';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import type { Entry } from '@wura/ledger/server/order';
import { notify } from '@wura/notices/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import { away } from '@wura/wallets/server/asker';
import { uuidOf } from '@wura/wallets/server/intents';
import { commonRefusals, Refused } from '@wura/wire/refusals';
import { bulkFinished } from './notices.ts';
import {
  failLine,
  finishBatch,
  findBatch,
  listLines,
  lockBatch,
  settleLines,
  stopBatch,
  takeLine,
  type BatchRow,
  type LineRow,
} from './queries.ts';
import { isHeard, tellOfBatch, tellOfLines } from './tell-partners.ts';

interface PayNeeds extends Pick<WorkerNeeds, 'pool' | 'walletServices' | 'now' | 'all'> {
  readonly deeds: ReadonlyMap<string, DueDeed>;
}

/** A step is over long before its lease, so that a worker who dies costs seconds. */
const linesAtOnce = 50;
const stepMs = 5_000;
/** Before a provider that is away is asked again. */
const awayMs = 30_000;

/**
 * Pays some lines of a file that was confirmed, each through the whole gate as if its customer sent it now. The line is
 * taken in the commit that moves its money, so any number of workers may try and die: each line is paid once.
 */
export async function payLines(needs: PayNeeds, job: Job): Promise<void> {
  const { pool, now } = needs;
  const batch = await findBatch(pool, { publicId: job.subject });
  if (batch?.state !== 'paying' && batch?.state !== 'stopped') return transaction(pool, tx => complete(tx, job));
  const isTold = await isHeard(pool, needs, batch);
  await settle(needs, batch, isTold);
  if (batch.state === 'stopped') return afterStop(needs, job, batch);

  const mover = await moverOf(needs, batch);
  if (!mover) {
    await stop(needs, job, { batch, why: 'key_revoked' });
    return reschedule(pool, job, 0);
  }
  const wallet = (await needs.walletServices.wallets.byId(Number(batch.wallet)))!;
  const endsAt = performance.now() + stepMs;
  const lines = await listLines(pool, { batch: batch.id, state: 'ready', after: 0, limit: linesAtOnce });
  for (const line of lines) {
    const came = await pay(needs, { job, batch, isTold, line, mover, wallet: wallet.publicId });
    if (came === 'wait') return reschedule(pool, job, awayMs);
    if (came === 'stopped' || performance.now() > endsAt) return reschedule(pool, job, 0);
  }
  if (lines.length === linesAtOnce) return reschedule(pool, job, 0);
  const isOver = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const at = new Date(now());
    const ended = await finishBatch(tx, { id: batch.id, at });
    if (!ended) return false;
    const { public_id: id, name, customer } = batch;
    await notify(tx, { customer, what: bulkFinished, facts: { id, name, ...ended }, at });
    await tellOfBatch(tx, needs, batch, { status: 'finished', completed: ended.completed, why: null });
    await complete(tx, job);
    return true;
  });
  if (!isOver) await reschedule(pool, job, lookAgainMs(batch, now()));
}

/**
 * Until what is on its way is looked at again. Who confirmed a file a moment ago is waiting for its last lines; a bank that has
 * taken a while takes a while longer.
 */
function lookAgainMs({ approved_at: approvedAt }: BatchRow, now: number): number {
  const ageMs = now - (approvedAt?.getTime() ?? now);
  return Math.min(Math.max(Math.round(ageMs / 4), 2_000), 30_000);
}

/** What was on its way, as far as it has come to its end. */
function settle(needs: PayNeeds, batch: BatchRow, isTold: boolean): Promise<void> {
  return transaction(needs.pool, async tx => {
    const ended = await settleLines(tx, batch.id);
    if (isTold && ended.length > 0) await tellOfLines(tx, needs, batch, ended);
  });
}

/** The customer as they stand now; none where the key that confirmed it is no more. */
async function moverOf({ pool, now }: PayNeeds, { customer, api_key }: BatchRow): Promise<StandingMover | undefined> {
  const mover = await readMover(pool, customer);
  if (api_key === null) return mover;
  const apiKey = await readHeldKey(pool, { number: api_key, at: new Date(now()) });
  return apiKey && { ...mover, apiKey, ownLimits: heldToKey(mover.ownLimits, apiKey) };
}

interface Turn {
  readonly job: Job;
  readonly batch: BatchRow;
  /** A program of the customer's listens. */
  readonly isTold: boolean;
  readonly line: LineRow;
  readonly mover: StandingMover;
  readonly wallet: string;
}

async function pay(
  needs: PayNeeds,
  { job, batch, isTold, line, mover, wallet }: Turn,
): Promise<'done' | 'wait' | 'stopped'> {
  const { pool, deeds } = needs;
  const { n, number, bank, name, note, amount: minor } = line;
  const takeUp = async (tx: Tx, entry: Entry) => {
    await assertLease(tx, job);
    await requireKey(tx, needs, mover);
    if (!(await takeLine(tx, { batch: batch.id, n }, entry))) throw new NoLongerReady();
    // One that left us has an end when its provider says so.
    if (isTold && bank === '') {
      const { wallet: id, seq } = entry;
      const done = { n, state: 'completed', amount: minor, why: null, wallet: BigInt(id), seq: BigInt(seq) } as const;
      await tellOfLines(tx, needs, batch, [done]);
    }
  };
  const request = uuidOf(`bulk payment\0${batch.public_id}\0${n}`);
  const fields = { number, ...(bank !== '' && { bank }), ...(note !== '' && { remarks: note }) };
  try {
    const deed = deeds.get(bank === '' ? 'transfer' : 'bank_transfer');
    if (!deed) throw new Refused(providerRefusals.service_off, {});
    const agreedAt = batch.approved_at!;
    const wish = { wallet, fields, amount: { currency: 'NGN', minor } as const, name, number, agreedAt };
    await deed(away(mover, takeUp), wish, { request, fingerprint: 0, isNamed: true });
    return 'done';
  } catch (error) {
    if (error instanceof NoLongerReady) return 'stopped';
    if (!(error instanceof Refused)) throw error;
    const why = error.refusal.code;
    if (passing.has(why)) return 'wait';
    if (ending.has(why)) {
      await stop(needs, job, { batch, why });
      return 'stopped';
    }
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      const isFailed = await failLine(tx, { batch: batch.id, n, why });
      const failed = { n, state: 'failed', amount: minor, why, wallet: null, seq: null } as const;
      if (isTold && isFailed) await tellOfLines(tx, needs, batch, [failed]);
    });
    return 'done';
  }
}

/** A step pays many lines: the end of the key stops the next one, and not the next step. */
async function requireKey(tx: Tx, { now }: PayNeeds, { apiKey }: StandingMover): Promise<void> {
  const isKeyGone = apiKey && !(await readHeldKey(tx, { number: apiKey.number, at: new Date(now()) }));
  if (isKeyGone) throw new NoLongerReady();
}

/** Its customer stopped it, its key has ended, or another worker has it, a moment ago. */
class NoLongerReady extends Error {}

/** What passes by itself. */
const passing: ReadonlySet<string> = new Set([
  providerRefusals.provider_unavailable.code,
  commonRefusals.busy.code,
  'outcome_unknown',
]);

/** What would refuse each of the others, too. */
const ending: ReadonlySet<string> = new Set([
  'account_frozen',
  'transfers_off',
  'identity_required',
  'age_restricted',
  'paused_by_guardian',
]);

async function stop(
  needs: PayNeeds,
  job: Job,
  { batch: { public_id: publicId }, why }: { batch: BatchRow; why: string },
): Promise<void> {
  const { pool, now } = needs;
  await transaction(pool, async tx => {
    await assertLease(tx, job);
    const batch = await lockBatch(tx, { publicId });
    if (batch?.state !== 'paying') return;
    const completed = await stopBatch(tx, { id: batch.id, why, at: new Date(now()) });
    await tellOfBatch(tx, needs, batch, { status: 'stopped', completed, why });
  });
}

/** What had left before it was stopped is followed to its end. */
async function afterStop({ pool, now }: PayNeeds, job: Job, batch: BatchRow): Promise<void> {
  const [pending] = await listLines(pool, { batch: batch.id, state: 'pending', after: 0, limit: 1 });
  await (pending ? reschedule(pool, job, lookAgainMs(batch, now())) : transaction(pool, tx => complete(tx, job)));
}
