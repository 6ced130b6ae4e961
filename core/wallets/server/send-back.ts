import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import { termsBack, type ClearedBack } from './clear-back.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import { drawFromPots } from './pots-give-way.ts';

/**
 * Moves what was cleared back to the customer who had sent it, with what both of them read. What the wallet lacks comes out
 * of its pots first. Run it in a transaction with retries, in which the original is locked and what went back of it is noted.
 */
export async function sendBack<Details>(
  tx: Tx,
  proof: ClearedBack,
  { kind, intent, details }: { kind: MovementKind<Details>; intent: Intent; details: Details },
): Promise<Entry> {
  const { from, to, amount, unconfirmed } = termsBack(proof);
  const currency = currencyOf(from.currency).id;
  await drawFromPots(tx, from, { sumMinor: amount.minor, request: intent.request });
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    unconfirmed,
    sides: [
      { wallet: from.id, amount: -amount.minor, currency },
      { wallet: to.id, amount: amount.minor, currency },
    ],
  });
  await tx.query('insert into wallets.remark (transfer_id, details) values ($1, $2)', [
    entry.transferId,
    JSON.stringify(details),
  ]);
  return entry;
}
