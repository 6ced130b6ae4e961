import { entryOf } from '@wura/ledger/server/read';
import { isSystemWallet, type Entry, type WalletId } from '@wura/ledger/server/order';
import { formatMoney } from '@wura/money';
import type { Queries } from '@wura/database';
import { english, type Said } from '@wura/wire/phrases';
import type { Transaction } from '../contract.ts';
import { intraTransfer, opening, type Exchange, type MovementKind, type Person } from './kinds.ts';
import type { Naming } from './naming.ts';
import { createRemembered } from './remembered.ts';
import type { WalletFacts, Wallets } from './wallets.ts';

export interface Fee {
  readonly code: string;
  /** What its name holds; payments of earlier days were written down without. */
  readonly facts?: Said['facts'];
  readonly name: string;
  readonly minor: bigint;
}

/** An entry of a customer's wallet with all that is needed to show it. */
export interface HistoryRow {
  readonly entry: Entry;
  readonly status: Transaction['status'];
  /** What arrived or left apart from fees; without fees, the entry's own amount. */
  readonly amountMinor: bigint;
  readonly fees: readonly Fee[];
  readonly details: Readonly<Record<string, unknown>>;
  /** It waits, or has waited, for an ending. */
  readonly isHold: boolean;
  /** When a movement that waited came to its end. */
  readonly endedAt: Date | null;
  /** By when a movement that waits should have ended. */
  readonly expectedBy: Date | null;
}

/** For entries of kinds that never wait, which carry everything themselves but the lines of a price. */
export function completedRow(entry: Entry, fees: readonly Fee[] = []): HistoryRow {
  const minor = entry.amount < 0n ? -entry.amount : entry.amount;
  return {
    entry,
    status: 'completed',
    amountMinor: minor - totalOf(fees),
    fees,
    details: {},
    isHold: false,
    endedAt: null,
    expectedBy: null,
  };
}

/** A row of the view wallets.history_row. */
export type HistoryRecord = Parameters<typeof entryOf>[0] & {
  status: Transaction['status'];
  is_hold: boolean;
  ended_at: Date | null;
  principal: bigint | null;
  fees: (Omit<Fee, 'minor'> & { minor: string })[] | null;
  details: Record<string, unknown> | null;
  expected_by: Date | null;
};

export function historyRowOf(row: HistoryRecord): HistoryRow {
  const entry = entryOf(row);
  return {
    ...completedRow(entry),
    status: row.status,
    ...(row.principal !== null && { amountMinor: row.principal }),
    fees: (row.fees ?? []).map(fee => ({ ...fee, minor: BigInt(fee.minor) })),
    details: row.details ?? {},
    isHold: row.is_hold,
    endedAt: row.ended_at,
    expectedBy: row.status === 'pending' ? row.expected_by : null,
  };
}

export async function readHistoryRow(
  db: Queries,
  { wallet, seq }: { wallet: WalletId; seq: number },
): Promise<HistoryRow | undefined> {
  const { rows } = await db.query<HistoryRecord>(
    'select * from wallets.history_row where wallet_id = $1 and seq = $2',
    [wallet, seq],
  );
  return rows[0] && historyRowOf(rows[0]);
}

export interface Statements {
  /** The customer on the other side of this entry, at once where they are known. */
  personOf(entry: Entry): Person | undefined | Promise<Person | undefined>;
  /** The customers on the other side of these entries, by wallet. */
  peopleOf(entries: readonly Entry[]): Promise<ReadonlyMap<WalletId, Person>>;
  transaction(row: HistoryRow, wallet: WalletFacts, other: Person | undefined): Transaction;
  /** The other side, when it is no customer. */
  outsider(row: HistoryRow): Person | undefined;
  /** What it became in another currency, or came from. */
  exchange(row: HistoryRow): Exchange | undefined;
}

export interface StatementsOptions {
  naming: Naming;
  wallets: Wallets;
  findPerson(owner: bigint): Person | undefined | Promise<Person | undefined>;
  /** Kinds that other rooms bring, beside those of this one. */
  kinds?: readonly MovementKind[];
}

/** Turns entries into what customers read. Everything it adds never changes, so the same entry always reads the same. */
export function createStatements({ naming, wallets, findPerson, kinds = [] }: StatementsOptions): Statements {
  const kindById = new Map([intraTransfer, opening, ...kinds].map(kind => [kind.id, kind]));
  // Whose a wallet is never changes. What they are called does once, when they are erased: their room remembers that.
  const ownerByWallet = createRemembered<WalletId, bigint>();

  async function learn(ids: readonly WalletId[]): Promise<void> {
    for (const [id, { owner }] of await wallets.byIds(ids)) ownerByWallet.set(id, owner);
  }

  async function learnOne(id: WalletId): Promise<Person | undefined> {
    await learn([id]);
    const owner = ownerByWallet.get(id);
    return owner === undefined ? undefined : findPerson(owner);
  }

  function kindOf({ kind: id }: Entry): MovementKind {
    const kind = kindById.get(id);
    if (!kind) throw new Error(`the books name a kind of movement this code does not know: ${id}`);
    return kind;
  }

  return {
    personOf({ counterparty }) {
      const owner = ownerByWallet.get(counterparty);
      return owner === undefined ? learnOne(counterparty) : findPerson(owner);
    },
    async peopleOf(entries) {
      const people = new Map<WalletId, Person>();
      const ids = new Set(entries.map(entry => entry.counterparty).filter(id => !isSystemWallet(id)));
      const unknown = [...ids].filter(id => ownerByWallet.get(id) === undefined);
      if (unknown.length > 0) await learn(unknown);
      const named = [...ids].map(async id => {
        const owner = ownerByWallet.get(id);
        const person = owner === undefined ? undefined : await findPerson(owner);
        if (person) people.set(id, person);
      });
      await Promise.all(named);
      return people;
    },
    transaction(row, wallet, other) {
      const { entry, status, details } = row;
      const kind = kindOf(entry);
      const facts = kind.details.parse(details);
      const party = other ?? kind.outsider?.(facts);
      const type = entry.amount < 0n ? 'send' : 'receive';
      const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
      const again = type === 'send' ? kind.again?.(facts) : undefined;
      const described = kind.describe({ type, otherName: party?.fullName, details: facts });
      return {
        id: naming.movementId(entry),
        wallet_id: wallet.publicId,
        type,
        amount: money(row.amountMinor),
        currency: wallet.currency,
        ...(party && { [type === 'send' ? 'recipient' : 'sender']: party.fullName }),
        ...(party?.bankName && { bank: party.bankName }),
        ...(party?.accountNumber && { account_number: party.accountNumber }),
        ...(typeof details['remarks'] === 'string' && details['remarks'] && { remark: details['remarks'] }),
        status,
        refunded: status === 'failed',
        date: entry.createdAt.toISOString(),
        description: english(described) ?? described.code,
        description_code: described.code,
        description_facts: described.facts,
        category: kind.category,
        reference: referenceOf(row, naming),
        fee: money(totalOf(row.fees)),
        balance_after: money(entry.balanceAfter),
        ...(again && { again }),
      };
    },
    outsider({ entry, details }) {
      const kind = kindOf(entry);
      return kind.outsider?.(kind.details.parse(details));
    },
    exchange({ entry, details }) {
      const kind = kindOf(entry);
      return kind.exchange?.(kind.details.parse(details));
    },
  };
}

/** The one that the provider was given, where there was one. Customers, staff and the provider name the movement by this. */
export function referenceOf(
  { entry, details }: Pick<HistoryRow, 'entry' | 'details'>,
  naming: Pick<Naming, 'reference'>,
): string {
  return typeof details['reference'] === 'string' ? details['reference'] : naming.reference(entry.transferId);
}

export function totalOf(fees: readonly Fee[]): bigint {
  return fees.reduce((total, { minor }) => total + minor, 0n);
}
