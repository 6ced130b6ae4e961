import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { uuidOf } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import { freeShard, systemWallets } from './system-wallets.ts';

interface SystemTransfer {
  readonly kind: Pick<MovementKind, 'id'>;
  /** Done once under it for ever. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Below zero it goes the other way. */
  readonly money: Money;
}

/** Between two wallets of the system, by what they are for: nothing of a customer's moves. Answers the transfer. */
export async function moveBetweenSystemWallets(
  tx: Tx,
  { kind, name, from, to, money }: SystemTransfer,
): Promise<number> {
  const currency = currencyOf(money.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  const { transferId } = await postJournal(tx, {
    kind: kind.id,
    request: uuidOf(name),
    fingerprint: 0,
    sides: [
      { wallet: await systemWallet(from), amount: -money.minor, currency },
      { wallet: await systemWallet(to), amount: money.minor, currency },
    ],
  });
  return transferId;
}
