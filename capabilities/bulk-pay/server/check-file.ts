import { transaction } from '@wura/database';
import type { ServerNeeds } from '@wura/features/server';
import type { ScheduleForm } from '@wura/features/server/schedulable';
import type { Call } from '@wura/http/router';
import { isKeptAway, type SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { parseMoney, type Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { randomId } from '@wura/platform/identifiers';
import type { PricedKind } from '@wura/policy/server';
import { walletRefusals } from '@wura/wallets/contract';
import { admit } from '@wura/wallets/server/clear';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { plainAmount, readFile, type ReadLine } from '../read-file.ts';
import { bulkRefusals, fileFaults, lineFaults, type LineFault } from '../refusals.ts';
import { countUnderWay, insertBatch, insertLines, type BatchRow, type NewLine } from './queries.ts';

export interface BulkNeeds extends Pick<ServerNeeds, 'pool' | 'identity' | 'walletServices' | 'policy' | 'now'> {
  readonly prices: ReadonlyMap<string, PricedKind>;
  readonly isBankOn: boolean;
  /** By the kind of payment that they look payees up for. */
  readonly forms: ReadonlyMap<string, ScheduleForm>;
  /** Counts so many names against what this customer may look up one by one; answers the seconds to wait, or 0. */
  readonly countNames: (caller: SignedIn, kind: LookedUp, count: number) => Promise<number>;
}

/** By the kinds of payment that a line may be. */
type LookedUp = 'transfer' | 'bank_transfer';

const underWayMax = 5;
export const checkJob = 'check_bulk';

/**
 * What a file of payments would do, line by line, before a kobo moves. Those of ours are looked up here, all in a few
 * questions to the database; banks are asked by the worker.
 */
export async function checkFile(
  needs: BulkNeeds,
  call: Call<typeof routes.check, SignedIn>,
  noteMade: NoteMade,
): Promise<BatchRow> {
  const { pool, policy, now } = needs;
  const { caller, body } = call;
  const { wallet } = await admit(needs, call, body.wallet_id);
  if (wallet.currency !== 'NGN') throw refuse(walletRefusals.wrong_currency);
  policy.limits.requireTransfersOn(caller);
  const file = readFile(textOf(body.csv));
  if (file.fault !== null) {
    throw refuse(bulkRefusals.file_unreadable, { errors: { csv: file.fault }, body: { line: file.line } });
  }
  await requireNames(needs, caller, file.lines);
  const lines = await judge(needs, caller, file.lines);
  const isUnchecked = lines.some(({ state }) => state === 'unchecked');
  const sum = (name: 'amount' | 'fee') =>
    lines.reduce((total, line) => (line.state === 'ready' ? total + line[name] : total), 0n);

  return transaction(pool, async tx => {
    if ((await countUnderWay(tx, caller.number)) >= underWayMax) throw refuse(bulkRefusals.bulk_full);
    const batch = await insertBatch(tx, {
      public_id: randomId('blk'),
      customer: caller.number,
      wallet: BigInt(wallet.id),
      name: body.name ?? '',
      state: isUnchecked ? 'checking' : 'checked',
      currency: currencyOf(wallet.currency).id,
      lines: lines.length,
      faults: lines.filter(({ state }) => state === 'wrong').length,
      amount_minor: sum('amount'),
      fees_minor: sum('fee'),
      created_at: new Date(now()),
    });
    await insertLines(tx, batch.id, lines);
    if (isUnchecked) await enqueue(tx, { kind: checkJob, subject: batch.public_id });
    await noteMade(tx, batch.public_id);
    return batch;
  });
}

/** A file that comes in base64 is looked through by nothing on its way that was made for short texts. */
function textOf(csv: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(csv, 'base64'));
  } catch {
    throw refuse(bulkRefusals.file_unreadable, { errors: { csv: fileFaults.file_encoding }, body: { line: 1 } });
  }
}

/**
 * A file asks for as many names as it has payees. Customers whose documents are approved are known to us, and may run a
 * business: no other customer reads more names in a file than one by one.
 */
async function requireNames(
  { countNames }: Pick<BulkNeeds, 'countNames'>,
  caller: SignedIn,
  lines: readonly ReadLine[],
): Promise<void> {
  if (caller.tier === 3) return;
  const sound = lines.filter(({ fault }) => fault === null);
  for (const kind of ['bank_transfer', 'transfer'] as const) {
    const isHere = ({ bank }: ReadLine) => (bank === '') === (kind === 'transfer');
    const { size } = new Set(sound.filter(isHere).map(({ bank, to }) => `${bank} ${to}`));
    const retryAfterSeconds = size > 0 ? await countNames(caller, kind, size) : 0;
    if (retryAfterSeconds > 0) throw refuse(bulkRefusals.bulk_too_many_names, { retryAfterSeconds });
  }
}

/** What a line costs beside its amount, at this moment or at another. */
export function feeOf(
  { policy, prices }: Pick<BulkNeeds, 'policy' | 'prices'>,
  { bank, minor, on }: { bank: string; minor: bigint; on?: Date },
): bigint {
  const kind = prices.get(bank === '' ? 'transfer' : 'bank_transfer');
  return kind ? policy.price({ kind, amount: { currency: 'NGN', minor }, on }).total.minor - minor : 0n;
}

async function judge(
  { identity: { holders }, policy, prices, isBankOn }: BulkNeeds,
  caller: SignedIn,
  lines: readonly ReadLine[],
): Promise<NewLine[]> {
  const ours = lines.filter(({ bank, fault }) => bank === '' && fault === null).map(({ to }) => to);
  const [byNumber, byName] = await Promise.all([
    Promise.all(
      ours.filter(to => !to.startsWith('@')).map(async to => [to, await holders.findByAccountNumber(to)] as const),
    ),
    holders.findByUsernames(ours.filter(to => to.startsWith('@')).map(to => to.slice(1))),
  ]);
  const holderOf = new Map(byNumber);
  const { perPaymentMinor } = policy.limits.chosenBy(caller);
  const seen = new Set<string>();

  return lines.map(line => {
    const { n, to, bank, note } = line;
    const found = to.startsWith('@') ? byName.get(to.slice(1)) : holderOf.get(to);
    const holder = found && isKeptAway(found, caller.number) ? undefined : found;
    const number = bank === '' ? (holder?.accountNumber ?? '') : to;
    // One that cannot be read is shown as the file has it, and never as the sum that it might be taken for.
    const read = parseMoney(plainAmount(line.amount) ?? '', 'NGN');
    const amount: Money = typeof read === 'string' ? { currency: 'NGN', minor: 0n } : read;
    const why = line.fault ?? faultOf(amount) ?? twin();
    const fee = why ? 0n : feeOf({ policy, prices }, { bank, minor: amount.minor });
    const state = why ? 'wrong' : bank === '' ? 'ready' : 'unchecked';
    const name = bank === '' ? (holder?.fullName ?? '') : '';
    return { n, number, bank, name, given_to: to, given: line.amount, note, amount: amount.minor, fee, state, why };

    function faultOf({ minor }: Money): LineFault | null {
      if (minor <= 0n) return lineFaults.line_amount;
      if (bank === '' && !holder) return lineFaults.line_payee_unknown;
      if (bank !== '' && !isBankOn) return lineFaults.line_bank_silent;
      if (holder?.number === caller.number) return lineFaults.line_payee_self;
      return perPaymentMinor !== null && minor > perPaymentMinor ? lineFaults.line_above_limit : null;
    }

    /** A file that names one payment twice is more often a slip than meant. */
    function twin(): LineFault | null {
      const payment = JSON.stringify([number, bank, String(amount.minor), note]);
      if (seen.has(payment)) return lineFaults.line_twice;
      seen.add(payment);
      return null;
    }
  });
}
