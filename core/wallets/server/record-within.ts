import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import { termsOf, type Cleared } from './clear.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

/**
 * A movement between two customers in a transaction of the caller's, for what was confirmed before: it is used up in the
 * commit that moves the money. Run it in a transaction with retries.
 */
export async function recordWithin(
  tx: Tx,
  proof: Cleared<WalletFacts>,
  { kind, intent }: { kind: MovementKind; intent: Intent },
): Promise<Entry> {
  const { from, to, amount, fees, allowance, intake, unconfirmed, ceiling, takeUp } = termsOf(proof);
  if (kind.isHold || fees.length > 0) throw new Error(`${kind.name} is begun and not recorded`);
  const currency = currencyOf(from.currency).id;
  const entry = await postJournal(tx, {
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
  });
  await takeUp?.(tx, entry);
  return entry;
}
