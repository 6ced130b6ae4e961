import type { Pool } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import type { Filing, Party } from './filing.ts';
import { uuidOf } from './intents.ts';
import { listWallets } from './wallets.ts';

export interface Payees {
  /** True where this customer's money went to them a day ago or before that, arrived, and stayed there. */
  wasPaid(owner: bigint, party: Party): Promise<boolean>;
  /** Those of these names to whom this customer confirmed a payment under the guard. */
  whoWereConfirmed(owner: bigint, names: readonly string[]): Promise<ReadonlySet<string>>;
  noteConfirmed(owner: bigint, names: readonly string[]): Promise<void>;
}

/** So many pairs are remembered: that one was paid never becomes untrue. */
const keptMax = 100_000;

/**
 * An attacker who holds a customer's session and PIN could pay a stranger a little first, and the rest at once: a day is what
 * the customer has to see the little.
 */
const settledMs = dayMs;

/** Reads the index that customers find their movements by; a pair that was found is asked about once in a process. */
export function createPayees(
  pool: Pool,
  { filing, now }: { filing: Pick<Filing, 'partyOf' | 'fileUp'>; now: () => number },
): Payees {
  const paid = new Set<string>();

  async function isFiled(owner: bigint, party: string): Promise<boolean> {
    const { rows } = await pool.query<{ is_paid: boolean }>({
      name: 'wallets.was_paid',
      text: `select exists (select from wallets.wallet w
                              join wallets.filed f on f.wallet = w.id
                              join wallets.history_row h on h.wallet_id = f.wallet and h.seq = f.seq
                             where w.customer = $1 and f.party = $2 and f.spent > 0
                               and h.status = 'completed' and h.created_at <= $3) as is_paid`,
      values: [owner, party, new Date(now() - settledMs)],
    });
    return rows[0]!.is_paid;
  }

  return {
    async wasPaid(owner, given) {
      const party = filing.partyOf(owner, given);
      if (paid.has(party)) return true;
      if (!(await isFiled(owner, party))) {
        // What was paid may not be filed yet.
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

    async whoWereConfirmed(owner, names) {
      const byPayee = new Map(names.map(name => [payeeId(owner, name), name]));
      const { rows } = await pool.query<{ payee: string }>(
        'select payee from wallets.confirmed_payee where customer = $1 and payee = any($2::uuid[])',
        [owner, [...byPayee.keys()]],
      );
      return new Set(rows.map(({ payee }) => byPayee.get(payee)!));
    },

    async noteConfirmed(owner, names) {
      await pool.query(
        `insert into wallets.confirmed_payee (customer, payee) select $1, unnest($2::uuid[]) on conflict do nothing`,
        // In one order, lest two that confirm at the same moment wait for each other.
        [owner, names.map(name => payeeId(owner, name)).sort()],
      );
    },
  };
}

const payeeId = (owner: bigint, name: string): string => uuidOf(`confirmed payee\0${owner}\0${name}`);
