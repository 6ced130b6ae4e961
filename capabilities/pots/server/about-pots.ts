import type { Queries } from '@wura/database';
import { formatMoney } from '@wura/money';
import { listPots } from '@wura/wallets/server/pots';

/** What staff are told: how much is put aside, and not what for. */
export async function aboutPots(db: Queries, customer: bigint) {
  const held = await listPots(db, customer);
  return {
    pots: held.map(({ wallet: { currency }, balance: minor, openedAt }) => ({
      currency,
      balance: formatMoney({ currency, minor }),
      opened_at: openedAt.toISOString(),
    })),
  };
}
