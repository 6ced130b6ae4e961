import { postJournal } from '@wura/ledger/server/journal';
import { AskAgain, type Entry, type Order, type Posted, type Side } from '@wura/ledger/server/order';
import { readByRequest } from '@wura/ledger/server/read';
import type { Writer } from '@wura/ledger/server/writer';
import { currencyOf } from '@wura/money/currencies';
import { transaction, type Pool, type Tx } from '@wura/database';
import { termsOf, type Cleared, type Counts } from './clear.ts';
import type { Intent } from './intents.ts';
import { feeSides } from './fee-sides.ts';
import type { MovementKind } from './kinds.ts';
import { noteCompleted } from './note-completed.ts';
import { totalOf, type Fee } from './statements.ts';
import { freeShard, systemWallets } from './system-wallets.ts';
import type { WalletFacts } from './wallets.ts';

interface Completed {
  readonly kind: MovementKind;
  readonly intent: Intent;
}

export interface Movements {
  /** A movement that is completed the moment it is written: both sides, its name and its time in one commit. */
  record(cleared: Cleared<WalletFacts>, movement: Completed): Promise<Posted>;
  /** What this request became, if money moved under it. */
  find(request: string): Promise<Entry | undefined>;
}

export function createMovements({ pool, writer }: { pool: Pool; writer: Writer }): Movements {
  return {
    async record(cleared, movement) {
      const { explain, takeUp, isProven, fees } = termsOf(cleared);
      if (takeUp) throw new Error('what was confirmed before is used up in a transaction, so it is recorded in one');
      try {
        // The others' session was looked at a moment ago, and many of them are one commit, unless their customer has changed something
        // since. What has lines beside its amount is written down with them, and those end in wallets that all who pay them share.
        const posted = !isProven && fees.length === 0 ? await postInBatch(cleared, movement) : undefined;
        if (posted) return posted;
        const entry = await transaction(pool, tx => recordWithin(tx, cleared, movement), { retries: 5 });
        return { entry, replayed: false };
      } catch (error) {
        throw await explain(error);
      }
    },
    find: async request => (await readByRequest(pool, [request])).get(request),
  };

  /** None where its customer has to be asked again, which no batch waits for. */
  async function postInBatch(cleared: Cleared<WalletFacts>, movement: Completed): Promise<Posted | undefined> {
    const { allowance, unconfirmed } = termsOf(cleared);
    try {
      return await writer.post(orderOf(cleared, movement, { allowance, unconfirmed, lines: [] }));
    } catch (error) {
      if (error instanceof AskAgain) return undefined;
      throw error;
    }
  }
}

/**
 * The same movement in a transaction of the caller's, with the lines of its price. What was confirmed before is used up in
 * the commit that moves the money, and the customer is asked for once more, as they stand in it: from the answer of a freeze,
 * a lock or a stricter limit on nothing leaves, however many payments wait for their PIN to be looked at, or for a worker. Run it in a
 * transaction with retries.
 */
export async function recordWithin(tx: Tx, cleared: Cleared<WalletFacts>, movement: Completed): Promise<Entry> {
  const { askAgain, takeUp, from, amount, fees, rules } = termsOf(cleared);
  const counts = await askAgain(tx);
  const lines = fees.length === 0 ? [] : await linesAtOnce(tx, fees, currencyOf(from.currency).id);
  const entry = await postJournal(tx, orderOf(cleared, movement, { ...counts, lines }));
  if (fees.length > 0) await noteCompleted(tx, entry, { amountMinor: amount.minor, fees, details: { rules } });
  await takeUp?.(tx, entry);
  return entry;
}

/** On a shard that no other transaction writes to, so that as many customers as there are of them owe at once. */
async function linesAtOnce(tx: Tx, fees: readonly Fee[], currency: number): Promise<Side[]> {
  return feeSides(systemWallets(tx, { currency, shard: await freeShard(tx, currency) }), fees, currency);
}

/** What the books are asked to write: one customer pays, the other receives, and `lines` go where they are owed. */
function orderOf(
  cleared: Cleared<WalletFacts>,
  { kind, intent }: Completed,
  { allowance, unconfirmed, lines }: Counts & { lines: readonly Side[] },
): Order {
  if (kind.isHold) throw new Error(`${kind.name} waits for an ending, so it is begun and not recorded`);
  const { from, to, amount, fees, intake, ceiling } = termsOf(cleared);
  const currency = currencyOf(from.currency).id;
  return {
    kind: kind.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    allowance,
    intake,
    unconfirmed,
    sides: [
      { wallet: from.id, amount: -(amount.minor + totalOf(fees)), currency },
      { wallet: to.id, amount: amount.minor, currency, ceiling },
      ...lines,
    ],
  };
}
