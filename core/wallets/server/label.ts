import type { Tx } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { lockFiling } from './filing.ts';
import type { WalletFacts } from './wallets.ts';

interface Labelled {
  /** The wallet that was moved. */
  readonly wallet: WalletFacts;
  readonly seq: number;
  /** All of the same owner, whose movements with the same other side may follow. */
  readonly wallets: readonly WalletFacts[];
  /** Undefined: it stays. None: what is usual. */
  readonly category: string | null | undefined;
  /** What is usual for it. */
  readonly usual: string;
  /** For all with the same other side, those to come included. */
  readonly isForAll: boolean;
  /** Undefined: it stays. */
  readonly note: string | null | undefined;
}

/** What a customer says of one movement of theirs; of money it changes nothing. It must have been filed. */
export async function label(
  tx: Tx,
  { wallet, seq, wallets, category, usual, isForAll, note }: Labelled,
): Promise<void> {
  const ids = [...new Set(isForAll ? wallets.map(({ id }) => id) : [wallet.id])].sort((a, b) => a - b);
  for (const id of ids) await lockFiling(tx, id);
  await annotate(tx, { wallet: wallet.id, seq, category: isForAll ? null : category, note });
  if (category === undefined) return;
  const { rows } = await tx.query<{ party: string }>('select party from wallets.filed where wallet = $1 and seq = $2', [
    wallet.id,
    seq,
  ]);
  const { party } = rows[0]!;
  if (isForAll) await fileAll(tx, { ids, party, category, usual, owner: wallet.owner });
  else await fileOne(tx, { wallet: wallet.id, seq, party, category, usual, owner: wallet.owner });
}

async function annotate(
  tx: Tx,
  { wallet, seq, category, note }: { wallet: WalletId; seq: number } & Pick<Labelled, 'category' | 'note'>,
): Promise<void> {
  const { rows } = await tx.query<{ category: string | null; note: string | null }>(
    'select category, note from wallets.annotation where wallet = $1 and seq = $2',
    [wallet, seq],
  );
  const kept = { category: category === undefined ? (rows[0]?.category ?? null) : category };
  const written = note === undefined ? (rows[0]?.note ?? null) : note;
  if (kept.category === null && written === null) {
    await tx.query('delete from wallets.annotation where wallet = $1 and seq = $2', [wallet, seq]);
  } else {
    await tx.query(
      `insert into wallets.annotation (wallet, seq, category, note) values ($1, $2, $3, $4)
       on conflict (wallet, seq) do update set category = excluded.category, note = excluded.note`,
      [wallet, seq, kept.category, written],
    );
  }
}

interface Refiled {
  readonly party: string;
  readonly category: string | null;
  readonly usual: string;
  readonly owner: bigint;
}

async function fileOne(
  tx: Tx,
  { wallet, seq, party, category, usual, owner }: Refiled & { wallet: WalletId; seq: number },
): Promise<void> {
  const { rows: rules } = await tx.query<{ category: string }>(
    'select category from wallets.party_category where customer = $1 and party = $2',
    [owner, party],
  );
  const filed = category ?? rules[0]?.category ?? usual;
  await tx.query(
    `with old as (
       select f.category, f.month, f.party, f.spent from wallets.filed f where f.wallet = $1 and f.seq = $2
     ), less as (
       update wallets.spent s set spent = s.spent - o.spent, payments = s.payments - 1
         from old o where s.wallet = $1 and (s.month, s.category, s.party) = (o.month, o.category, o.party)
          and o.spent > 0 and o.category <> $3
     ), moved as (
       update wallets.filed f set category = $3, is_chosen = $4 where f.wallet = $1 and f.seq = $2
     )
     insert into wallets.spent as s (wallet, month, category, party, spent, payments, last_seq)
     select $1, o.month, $3, o.party, o.spent, 1, $2 from old o where o.spent > 0 and o.category <> $3
     on conflict (wallet, month, category, party) do update
       set spent = s.spent + excluded.spent, payments = s.payments + 1,
           last_seq = greatest(s.last_seq, excluded.last_seq)`,
    [wallet, seq, filed, category !== null],
  );
}

/** Those that had been given a category alone follow too: the customer has just spoken of all. */
async function fileAll(
  tx: Tx,
  { ids, party, category, usual, owner }: Refiled & { ids: readonly WalletId[] },
): Promise<void> {
  if (category === null) {
    await tx.query('delete from wallets.party_category where customer = $1 and party = $2', [owner, party]);
  } else {
    await tx.query(
      `insert into wallets.party_category (customer, party, category) values ($1, $2, $3)
       on conflict (customer, party) do update set category = excluded.category`,
      [owner, party, category],
    );
  }
  await tx.query(
    `update wallets.annotation a set category = null from wallets.filed f
      where f.wallet = any($1::bigint[]) and f.party = $2 and f.is_chosen
        and a.wallet = f.wallet and a.seq = f.seq and a.note is not null`,
    [ids, party],
  );
  await tx.query(
    `delete from wallets.annotation a using wallets.filed f
      where f.wallet = any($1::bigint[]) and f.party = $2 and f.is_chosen
        and a.wallet = f.wallet and a.seq = f.seq and a.note is null`,
    [ids, party],
  );
  await tx.query(
    `update wallets.filed set category = $3, is_chosen = false where wallet = any($1::bigint[]) and party = $2`,
    [ids, party, category ?? usual],
  );
  await tx.query('delete from wallets.spent where wallet = any($1::bigint[]) and party = $2', [ids, party]);
  await tx.query(
    `insert into wallets.spent (wallet, month, category, party, spent, payments, last_seq)
     select wallet, month, category, party, sum(spent), count(*), max(seq) from wallets.filed
      where wallet = any($1::bigint[]) and party = $2 and spent > 0 group by wallet, month, category, party`,
    [ids, party],
  );
}
