import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { providerRefusals } from '@wura/provider-payments/contract';
import { refuse } from '@wura/wire/refusals';
import { insertAddress, nextNumber, readAddress } from './address-queries.ts';
import { watchJob } from './kinds.ts';
import type { Usdt } from './needs.ts';

/** The customer's address, given out when it is asked for the first time and theirs for ever. */
export async function openAddress(
  { pool, addresses }: Pick<Usdt, 'pool' | 'addresses'>,
  customer: bigint,
): Promise<string> {
  const known = await readAddress(pool, customer);
  if (known) return known;
  if (!addresses) throw refuse(providerRefusals.service_off);
  await transaction(
    pool,
    async tx => {
      const number = await nextNumber(tx);
      await insertAddress(tx, { customer, number, address: addresses.deposit(number) });
      await enqueue(tx, watchJob);
    },
    { retries: 3 },
  );
  return (await readAddress(pool, customer))!;
}
