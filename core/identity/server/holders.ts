import type { Pool } from '@wura/platform/database';
import { isAccountNumber } from './account-numbers.ts';
import { createFreshCache, type FreshCache } from './fresh-cache.ts';
import { selectHolders } from './queries.ts';

/** Who an account number belongs to: what of a customer never changes, and so may be remembered for ever. */
export interface Holder {
  readonly number: bigint;
  readonly id: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
}

export interface Holders {
  /** Nothing for a number with a wrong check digit, without asking anybody. */
  findByAccountNumber(accountNumber: string): Promise<Holder | undefined>;
  findByNumber(number: bigint): Promise<Holder | undefined>;
}

export function createHolders(pool: Pool): Holders {
  const byAccountNumber = createHolderCache(async accountNumbers => {
    const rows = await selectHolders(pool, { accountNumbers });
    return new Map(rows.map(row => [row.account_number, holder(row)]));
  });
  const byNumber = createHolderCache(async numbers => {
    const rows = await selectHolders(pool, { numbers });
    return new Map(rows.map(row => [String(row.id), holder(row)]));
  });

  return {
    async findByAccountNumber(accountNumber) {
      return isAccountNumber(accountNumber) ? byAccountNumber.get(accountNumber) : undefined;
    },
    findByNumber: number => byNumber.get(String(number)),
  };
}

function createHolderCache(load: (keys: string[]) => Promise<ReadonlyMap<string, Holder>>): FreshCache<Holder> {
  // The clock stands still: these answers do not age.
  return createFreshCache({ load, now: () => 0, freshMs: 1, keepMax: 100_000 });
}

function holder(row: Awaited<ReturnType<typeof selectHolders>>[number]): Holder {
  return {
    number: row.id,
    id: row.public_id,
    accountNumber: row.account_number,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
  };
}
