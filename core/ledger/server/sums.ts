import { transaction, type Pool } from '@wura/database';

/** In one currency: what all customers have, and what the house holds against it. */
export interface Sums {
  readonly currency: number;
  readonly customers: bigint;
  readonly house: bigint;
}

/** Of wallets in one statement: a quarter of a second's work, a few times as much on a machine that is busy. */
const walletsAtOnce = 20_000;
/** Before every wallet of the house, of which there are as many as providers, currencies and shards. */
const lowest = -(2 ** 31);

/**
 * As one moment saw them: every statement of the transaction sees what the first one saw, and none takes longer for more
 * customers.
 */
export async function readSums(pool: Pool, afterEach: () => Promise<void> = async () => {}): Promise<Sums[]> {
  return transaction(pool, async tx => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const { rows: last } = await tx.query<{ id: number | null }>('select max(id) as id from ledger.wallet');
    const sums = new Map<number, Sums>();
    for (let from = lowest; from <= (last[0]!.id ?? 0); from = Math.max(from + walletsAtOnce, 1)) {
      const to = Math.max(from + walletsAtOnce, 1);
      const { rows } = await tx.query<{ currency: number; customers: string; house: string }>(
        'select currency, customers::text, house::text from ledger.sums_between($1, $2)',
        [from, to],
      );
      for (const { currency, customers, house } of rows) {
        const before = sums.get(currency) ?? { customers: 0n, house: 0n };
        sums.set(currency, {
          currency,
          customers: before.customers + BigInt(customers),
          house: before.house + BigInt(house),
        });
      }
      await afterEach();
    }
    return [...sums.values()].sort((a, b) => a.currency - b.currency);
  });
}
