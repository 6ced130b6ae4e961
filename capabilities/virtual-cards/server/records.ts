import type { Queries } from '@wura/database';
import { readWhatTheyEnd } from '@wura/ledger/server/system-entries';
import {
  purchaseRecords,
  type HouseRecords,
  type OwnEntry,
  type OwnRecords,
} from '@wura/provider-payments/server/own-records';
import { positionPurpose } from '@wura/wallets/server/system-wallets';

// What we hold against the issuer's own books: money put on cards, and money that came back. A payment in another currency is
// compared in the card's, which is all that the issuer knows of it.

/** A provider is asked for one by its holder, its card and its reference: they have no list of all. */
const name = `coalesce(c.issuer_holder, '') || '/' || coalesce(c.issuer_card, '') || '/'`;

export function fundingRecords(of: { provider: string; job: string }): OwnRecords {
  const plain = purchaseRecords(of);
  return {
    ...plain,
    begunIn: async (db, stretch) => named(db, await plain.begunIn(db, stretch)),
    find: async (db, references) => named(db, await plain.find(db, references.map(lastPart))),
    async moved(db, transferIds) {
      const exchanged = await readExchanged(db, transferIds);
      return new Map([...(await plain.moved(db, transferIds)), ...exchanged]);
    },
  };
}

/** What customers paid in another currency than their card's went into the house's stock, and the card's money came out of it. */
export const cardPositionRecords: HouseRecords = {
  purpose: positionPurpose,
  async moved(db, transferIds) {
    const endings = await readWhatTheyEnd(db, transferIds);
    const held = [...endings.values()].map(ending => ending.held);
    const { rows } = await db.query<{ held: bigint; minor: bigint }>(
      `select f.transfer_id as held, m.amount as minor
         from virtual_cards.funding f join wallets.waiting_movement m using (transfer_id)
        where f.transfer_id = any($1::bigint[]) and m.details ->> 'exchange' is not null`,
      [held],
    );
    const amounts = new Map(rows.map(row => [Number(row.held), row.minor]));
    const paid = [...endings].flatMap(([id, { held: hold, how }]): [number, bigint][] => {
      const minor = amounts.get(hold);
      if (minor === undefined || how === 'returned') return [];
      return [[id, how === 'settled' ? minor : -minor]];
    });
    const exchanged = await readExchanged(db, transferIds);
    return new Map([...paid, ...exchanged.map(([id, minor]): [number, bigint] => [id, -minor])]);
  },
};

/** What the issuer was given out of the house's stock, and what it gave back into it. */
async function readExchanged(db: Queries, transferIds: readonly number[]): Promise<[number, bigint][]> {
  const { rows } = await db.query<{ transfer_id: bigint; minor: bigint }>(
    `select exchange_transfer as transfer_id, amount as minor from virtual_cards.funding
      where exchange_transfer = any($1::bigint[])
     union all
     select undone_transfer, -amount from virtual_cards.funding where undone_transfer = any($1::bigint[])`,
    [transferIds],
  );
  return rows.map(({ transfer_id: id, minor }) => [Number(id), minor]);
}

const lastPart = (reference: string) => reference.split('/').at(-1)!;

/** The same entries as the issuer knows them. */
async function named(db: Queries, entries: readonly OwnEntry[]): Promise<OwnEntry[]> {
  const { rows } = await db.query<{ reference: string; name: string; amount: bigint; currency: 'USD' | 'NGN' }>(
    `select f.reference, ${name} || f.reference as name, f.amount, f.currency
       from virtual_cards.funding f join virtual_cards.card c on c.id = f.card where f.reference = any($1)`,
    [entries.map(({ reference }) => reference)],
  );
  const known = new Map(rows.map(row => [row.reference, row]));
  return entries.flatMap(entry => {
    const row = known.get(entry.reference);
    if (!row) return [];
    const { amount: amountMinor, currency } = row;
    return [{ ...entry, reference: row.name, amountMinor, currency, subject: entry.reference }];
  });
}

export function unloadingRecords({ job }: { provider: string; job: string }): OwnRecords {
  const read = async (db: Queries, where: string, values: unknown[]): Promise<OwnEntry[]> => {
    const { rows } = await db.query<UnloadingEntry>(
      `select ${name} || u.reference as name, u.reference, u.amount, c.currency, u.state, u.created_at,
              coalesce(u.ended_at, u.created_at) as changed_at, u.customer
         from virtual_cards.unloading u join virtual_cards.card c on c.id = u.card
        where u.purpose <> 'closed_by_issuer' and ${where}`,
      values,
    );
    return rows.map(row => ({
      reference: row.name,
      subject: row.reference,
      amountMinor: row.amount,
      currency: row.currency,
      state: states[row.state],
      at: row.created_at,
      changedAt: row.changed_at,
      customer: row.customer,
    }));
  };
  return {
    operation: 'charge',
    job,
    begunIn: (db, { from, until }) => read(db, 'u.created_at >= $1 and u.created_at < $2', [from, until]),
    find: (db, references) => read(db, 'u.reference = any($1)', [references.map(lastPart)]),
    async beganAt(db) {
      const { rows } = await db.query<{ at: Date | null }>('select min(created_at) as at from virtual_cards.unloading');
      return rows[0]!.at;
    },
    async moved(db, transferIds) {
      const { rows } = await db.query<{ transfer_id: bigint; amount: bigint }>(
        'select transfer_id, amount from virtual_cards.unloading where transfer_id = any($1::bigint[])',
        [transferIds],
      );
      return new Map(rows.map(({ transfer_id: id, amount }) => [Number(id), -amount]));
    },
  };
}

interface UnloadingEntry {
  name: string;
  reference: string;
  amount: bigint;
  currency: 'USD' | 'NGN';
  state: 'open' | 'done' | 'declined';
  created_at: Date;
  changed_at: Date;
  customer: bigint;
}

const states = { open: 'open', done: 'done', declined: 'failed' } as const;
