import { postJournal } from '@wura/ledger/server/journal';
import type { Entry, Order, Posted } from '@wura/ledger/server/order';
import { readByRequest } from '@wura/ledger/server/read';
import type { Writer } from '@wura/ledger/server/writer';
import { currencyOf } from '@wura/money/currencies';
import { transaction, type Pool, type Tx } from '@wura/database';
import { termsOf, type Cleared } from './clear.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
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
      const { explain, takeUp, isProven } = termsOf(cleared);
      if (takeUp) throw new Error('what was confirmed before is used up in a transaction, so it is recorded in one');
      try {
        // The others' session was looked at a moment ago, and many of them are one commit.
        if (!isProven) return await writer.post(orderOf(cleared, movement));
        const entry = await transaction(pool, tx => recordWithin(tx, cleared, movement), { retries: 5 });
        return { entry, replayed: false };
      } catch (error) {
        throw await explain(error);
      }
    },
    find: async request => (await readByRequest(pool, [request])).get(request),
  };
}

/**
 * The same movement in a transaction of the caller's. What was confirmed before is used up in the commit that moves the
 * money, and the customer is asked for once more, as they stand in it: from the answer of a freeze or a lock on nothing
 * leaves, however many payments wait for their PIN to be looked at, or for a worker. Run it in a transaction with retries.
 */
export async function recordWithin(tx: Tx, cleared: Cleared<WalletFacts>, movement: Completed): Promise<Entry> {
  const { refuseEnded, takeUp } = termsOf(cleared);
  await refuseEnded(tx);
  const entry = await postJournal(tx, orderOf(cleared, movement));
  await takeUp?.(tx, entry);
  return entry;
}

/** What the books are asked to write: one customer pays, the other receives. */
function orderOf(cleared: Cleared<WalletFacts>, { kind, intent }: Completed): Order {
  if (kind.isHold) throw new Error(`${kind.name} waits for an ending, so it is begun and not recorded`);
  const { from, to, amount, fees, allowance, intake, unconfirmed, ceiling } = termsOf(cleared);
  if (fees.length > 0) throw new Error(`${kind.name} has fees, so it is begun and not recorded`);
  const currency = currencyOf(from.currency).id;
  return {
    kind: kind.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    allowance,
    intake,
    unconfirmed,
    sides: [
      { wallet: from.id, amount: -amount.minor, currency },
      { wallet: to.id, amount: amount.minor, currency, ceiling },
    ],
  };
}
