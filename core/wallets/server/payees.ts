import type { Pool } from '@wura/database';
import type { Filing } from './filing.ts';
import { listWallets } from './wallets.ts';
import type { MovementKind } from './kinds.ts';

/** Who a payment is for: another customer, or one outside whom a movement of this kind names. */
export type Party = { readonly customer: bigint } | { readonly kind: MovementKind; readonly details: unknown };

export interface Payees {
  /** True where this customer's money went to them before, and stayed there. */
  wasPaid(owner: bigint, party: Party): Promise<boolean>;
}

/** So many pairs are remembered: that one was paid never becomes untrue. */
const keptMax = 100_000;

/** Reads the index that customers find their movements by; a pair that was found is asked about once in a process. */
export function createPayees(pool: Pool, filing: Pick<Filing, 'partyOf' | 'fileUp'>): Payees {
  const paid = new Set<string>();

  async function isFiled(owner: bigint, party: string): Promise<boolean> {
    const { rows } = await pool.query<{ is_paid: boolean }>({
      name: 'wallets.was_paid',
      text: `select exists (select from wallets.wallet w join wallets.filed f on f.wallet = w.id
                             where w.customer = $1 and f.party = $2 and f.spent > 0) as is_paid`,
      values: [owner, party],
    });
    return rows[0]!.is_paid;
  }

  return {
    async wasPaid(owner, given) {
      const party = filing.partyOf(owner, given);
      if (paid.has(party)) return true;
      if (!(await isFiled(owner, party))) {
        // What was paid a moment ago may not be filed yet.
        await filing.fileUp(
          pool,
          (await listWallets(pool, owner)).map(({ wallet }) => wallet),
        );
        if (!(await isFiled(owner, party))) return false;
      }
      if (paid.size >= keptMax) paid.clear();
      paid.add(party);
      return true;
    },
  };
}
