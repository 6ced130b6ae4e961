import type { Order } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import { termsOf, type Cleared } from './clear.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

/** What the books are asked to write for a movement that is completed at once: one customer pays, the other receives. */
export function completedOrder(
  cleared: Cleared<WalletFacts>,
  { kind, intent }: { kind: MovementKind; intent: Intent },
): Order {
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
