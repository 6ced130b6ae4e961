import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { ConversionOrder } from '../orders-contract.ts';
import type { OrderRow } from './order-queries.ts';

/** As their customer reads them. */
export async function onWire(
  { wallets: places }: Pick<WalletServices, 'wallets'>,
  rows: readonly OrderRow[],
): Promise<ConversionOrder[]> {
  const ids = rows.flatMap(row => [Number(row.from_wallet), Number(row.to_wallet)]);
  const wallets = await places.byIds(ids);
  return rows.map(row => {
    const [from, to] = [currencyById(row.from_currency).code, currencyById(row.to_currency).code];
    const { transaction, amount, received, rate } = row;
    return {
      id: row.public_id,
      from_wallet_id: wallets.get(Number(row.from_wallet))!.publicId,
      to_wallet_id: wallets.get(Number(row.to_wallet))!.publicId,
      from,
      to,
      target_rate: row.target_rate,
      rate_of: row.rate_of,
      ceiling: formatMoney({ currency: from, minor: row.ceiling }),
      ends_at: row.ends_at.toISOString(),
      status: row.state,
      why: row.why,
      created_at: row.placed_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      converted:
        transaction !== null && amount !== null && received !== null && rate !== null
          ? {
              amount: formatMoney({ currency: from, minor: amount }),
              received: formatMoney({ currency: to, minor: received }),
              rate,
              transaction_id: transaction,
            }
          : null,
    };
  });
}
