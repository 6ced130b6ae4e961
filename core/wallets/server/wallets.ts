import { isSystemWallet, type WalletId } from '@wura/ledger/server/order';
import { compareCurrencies, currencyById, currencyOf, type CurrencyCode } from '@wura/money/currencies';
import type { Queries, Tx } from '@wura/database';
import { gathered } from '@wura/platform/gathered';
import { randomId } from '@wura/platform/identifiers';
import { createRemembered } from './remembered.ts';
import { positionPurpose } from './system-wallets.ts';

/** What of a wallet never changes. */
export interface WalletFacts {
  readonly id: WalletId;
  /** The only name of a wallet that ever leaves the server. */
  readonly publicId: string;
  readonly owner: bigint;
  readonly currency: CurrencyCode;
}

/** The customer's wallet in this currency, opened if there was none. */
export async function openWallet(
  tx: Tx,
  { owner, currency }: { owner: bigint; currency: CurrencyCode },
): Promise<{ wallet: WalletFacts; isNew: boolean }> {
  const { rows } = await tx.query<{ id: bigint; public_id: string; is_new: boolean }>(
    'select * from wallets.open_wallet($1, $2::smallint, $3)',
    [owner, currencyOf(currency).id, randomId('wal')],
  );
  const { id, public_id: publicId, is_new: isNew } = rows[0]!;
  return { wallet: { id: Number(id), publicId, owner, currency }, isNew };
}

/** How its owner keeps a wallet. */
export interface Keeping {
  /** Its place among the owner's own; none: after those that have one. */
  readonly place: number | null;
  readonly isFavourite: boolean;
  readonly isHidden: boolean;
  readonly isClosed: boolean;
}

export interface ListedWallet {
  readonly wallet: WalletFacts;
  readonly balance: bigint;
  /** None: it has no pot. */
  readonly inPots: bigint | null;
  readonly keeping: Keeping;
}

/** A customer's wallets with what is in them, naira first: one query, and one look-up in the books for each. */
export async function listWallets(
  db: Queries,
  owner: bigint,
  { withClosed = false }: { withClosed?: boolean } = {},
): Promise<ListedWallet[]> {
  const { rows } = await db.query<WalletRow & Keeping & { balance: bigint | null; inPots: bigint | null }>({
    name: 'wallets.list',
    text: `select w.id, w.public_id, w.customer, w.currency, h.balance_after as balance, w.place, w.is_favourite as "isFavourite",
                  w.is_hidden as "isHidden", coalesce(w.closed_after = coalesce(h.seq, 0), false) as "isClosed",
                  (select sum(coalesce(b.balance_after, 0))::bigint from wallets.pot p
                     left join ledger.head b on b.wallet_id = p.id
                    where p.wallet = w.id and p.closed_at is null) as "inPots"
           from wallets.wallet w
           left join ledger.head h on h.wallet_id = w.id
           where w.customer = $1`,
    values: [owner],
  });
  return rows
    .filter(({ isClosed }) => withClosed || !isClosed)
    .map(({ place, isFavourite, isHidden, isClosed, inPots, ...row }) => {
      const keeping = { place, isFavourite, isHidden, isClosed };
      return { wallet: factsOf(row), balance: row.balance ?? 0n, inPots, keeping };
    })
    .sort((a, b) => compareCurrencies(a.wallet.currency, b.wallet.currency));
}

/** Closes an empty wallet at the last link of its chain; the next one opens it again. Answers why not, where it may not be. */
export async function closeWallet(tx: Tx, id: WalletId): Promise<'closed' | 'has_pots' | 'not_empty' | 'under_way'> {
  const { rows } = await tx.query<{ outcome: 'closed' | 'has_pots' | 'not_empty' | 'under_way' }>(
    'select wallets.close_wallet($1) as outcome',
    [id],
  );
  return rows[0]!.outcome;
}

/** What is left out stays as it is. */
export async function keepWallet(
  tx: Tx,
  id: WalletId,
  { isFavourite, isHidden }: { isFavourite: boolean | undefined; isHidden: boolean | undefined },
): Promise<void> {
  await tx.query(
    `update wallets.wallet set is_favourite = coalesce($2, is_favourite), is_hidden = coalesce($3, is_hidden)
      where id = $1`,
    [id, isFavourite ?? null, isHidden ?? null],
  );
}

/** The owner's own order; wallets that are not named come after those that are. */
export async function orderWallets(tx: Tx, owner: bigint, publicIds: readonly string[]): Promise<void> {
  await tx.query(
    `update wallets.wallet w set place = o.place
       from (select k.public_id, n.place - 1 as place
               from wallets.wallet k
               left join unnest($2::text[]) with ordinality as n (public_id, place) on n.public_id = k.public_id
              where k.customer = $1) o
      where w.customer = $1 and w.public_id = o.public_id and w.place is distinct from o.place`,
    [owner, publicIds],
  );
}

/**
 * What came to a customer from outside since a moment, by currency. Only the entries since then are read, from the newest
 * back; what was given back, was another currency of theirs, or comes out of a pot, never left, so it did not come either. Nor
 * did what comes from another customer: the books count that.
 */
export async function readCameIn(
  db: Queries,
  { owner, since }: { owner: bigint; since: Date },
): Promise<{ currency: CurrencyCode; minor: bigint }[]> {
  const { rows } = await db.query<{ currency: number; minor: bigint }>({
    name: 'wallets.came_in',
    text: `select w.currency, sum(e.amount)::bigint as minor
           from wallets.wallet w
           join ledger.entry e on e.wallet_id = w.id and e.seq > coalesce(
             (select b.seq from ledger.entry b where b.wallet_id = w.id and b.created_at < $2 order by b.seq desc limit 1),
             0
           )
           join ledger.system_balance s on s.wallet = e.counterparty and s.purpose <> $3
           where w.customer = $1 and e.amount > 0 and not e.gives_back
           group by w.currency`,
    values: [owner, since, positionPurpose],
  });
  return rows.map(({ currency, minor }) => ({ currency: currencyById(currency).code, minor }));
}

/** At once where the wallet is known. */
type Found = WalletFacts | undefined | Promise<WalletFacts | undefined>;

/**
 * A caller inside a transaction passes it as `on`: were it to wait for a second connection, as many such callers as there
 * are connections would wait for one another.
 */
export interface Wallets {
  /** Nothing for a wallet of another's, as for one that is not there. */
  findOwn(owner: bigint, publicId: string): Found;
  ofCustomer(of: { owner: bigint; currency: CurrencyCode }, on?: Queries): Found;
  /** System wallets belong to no customer, so they are not found. */
  byId(id: WalletId): Found;
  /** System wallets belong to no customer, so they are not among the answers. */
  byIds(ids: readonly WalletId[], on?: Queries): Promise<ReadonlyMap<WalletId, WalletFacts>>;
}

/** Finds wallets, and remembers them: who owns one and in which currency is settled when it is opened. */
export function createWallets(db: Queries): Wallets {
  /** Those of a customer that were met. */
  const byOwner = createRemembered<number, WalletFacts[]>();
  const byId = createRemembered<WalletId, WalletFacts>();

  function remember(row: WalletRow): WalletFacts {
    const facts = factsOf(row);
    byId.set(facts.id, facts);
    const others = (byOwner.get(Number(facts.owner)) ?? []).filter(({ id }) => id !== facts.id);
    byOwner.set(Number(facts.owner), [...others, facts]);
    return facts;
  }

  async function find(
    { name, where }: { name: string; where: string },
    values: unknown[],
    on: Queries = db,
  ): Promise<WalletFacts[]> {
    const { rows } = await on.query<WalletRow>({
      name,
      text: `select w.id, w.public_id, w.customer, w.currency from wallets.wallet w where ${where}`,
      values,
    });
    return rows.map(remember);
  }

  const askByPublicId = gathered<string, WalletFacts>(async publicIds => {
    const found = await find(named.byPublicId, [publicIds]);
    return new Map(found.map(facts => [facts.publicId, facts]));
  });
  const askByOwner = gathered<string, WalletFacts>(async names => {
    const found = await findOfOwners(names);
    return new Map(found.map(facts => [nameOf(facts), facts]));
  });
  const askById = gathered<WalletId, WalletFacts>(async ids => {
    const found = await find(named.byId, [ids]);
    return new Map(found.map(facts => [facts.id, facts]));
  });

  function findOfOwners(names: readonly string[], on?: Queries): Promise<WalletFacts[]> {
    const pairs = names.map(name => name.split(' '));
    return find(named.byOwner, [pairs.map(([owner]) => owner), pairs.map(([, currency]) => currency)], on);
  }

  return {
    findOwn(owner, publicId) {
      const known = byOwner.get(Number(owner))?.find(wallet => wallet.publicId === publicId);
      if (known) return known;
      if (!/^wal_[0-9a-z]{26}$/.test(publicId)) return undefined;
      return askByPublicId(publicId).then(found => (found?.owner === owner ? found : undefined));
    },
    ofCustomer(of, on) {
      const known = byOwner.get(Number(of.owner))?.find(({ currency }) => currency === of.currency);
      if (known) return known;
      return on ? findOfOwners([nameOf(of)], on).then(([found]) => found) : askByOwner(nameOf(of));
    },
    byId(id) {
      return isSystemWallet(id) ? undefined : (byId.get(id) ?? askById(id));
    },
    async byIds(ids, on) {
      const facts = new Map<WalletId, WalletFacts>();
      const unknown: WalletId[] = [];
      for (const id of ids) {
        if (isSystemWallet(id)) continue;
        const known = byId.get(id);
        if (known) facts.set(id, known);
        else unknown.push(id);
      }
      if (unknown.length > 0) for (const found of await find(named.byId, [unknown], on)) facts.set(found.id, found);
      return facts;
    },
  };
}

/** Named, so that each connection plans them once. */
const named = {
  byPublicId: { name: 'wallets.by_public_id', where: 'w.public_id = any($1::text[])' },
  byOwner: {
    name: 'wallets.by_owner',
    where: '(w.customer, w.currency) in (select * from unnest($1::bigint[], $2::smallint[]))',
  },
  byId: { name: 'wallets.by_id', where: 'w.id = any($1::bigint[])' },
};

/** A customer has one wallet in a currency. */
const nameOf = ({ owner, currency }: Pick<WalletFacts, 'owner' | 'currency'>) => `${owner} ${currencyOf(currency).id}`;

interface WalletRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  currency: number;
}

function factsOf(row: WalletRow): WalletFacts {
  return {
    id: Number(row.id),
    publicId: row.public_id,
    owner: row.customer,
    currency: currencyById(row.currency).code,
  };
}
