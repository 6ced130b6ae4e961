import type { Pool } from '@wura/database';
import { requestOf } from '@wura/wallets/server/intents';
import type { Asking } from './clients.ts';
import type { Passage } from './gate.ts';

// How far each payment had come when a process died, read from the database and the provider's books while it is dead.

/** Between which two steps a payment was caught. */
export const windows = [
  'before the hold',
  'held, not called',
  'accepted, not recorded',
  'recorded, not answered',
] as const;
export type Window = (typeof windows)[number];

export interface Caught {
  readonly window: Window;
  readonly reference: string | undefined;
}

interface Entry {
  destination: string;
  reference: string | null;
  provider_reference: string;
  status: string;
}

export interface Writings {
  readonly asked: number | null;
  readonly taken: number | null;
  readonly isInHand: boolean;
  readonly text: string;
}

export interface Eyes {
  /** Of clients who were waiting for the server. */
  ofClients(asking: readonly Asking[]): Promise<Caught[]>;
  /** Of payments that a worker was asking the provider about. */
  ofWorker(underWay: readonly Passage[]): Promise<Caught[]>;
  hasEnded(reference: string): Promise<boolean>;
  /**
   * Everything that is written about a payment; how often its job was asked for, by how many takers it was taken, and whether
   * one has it in hand.
   */
  writings(reference: string): Promise<Writings>;
  /** Payments that are still open, or stand otherwise than the provider has decided. */
  behind(): Promise<string[]>;
  /** What the provider believes, by our reference. */
  provider(): Promise<Map<string, Entry>>;
  /** What the seller of airtime believes. */
  seller(): Promise<(Entry & { readonly provider: string })[]>;
  /** What the issuer of cards believes. */
  issuer(): Promise<(Entry & { readonly provider: string })[]>;
}

export function openEyes({ pool, sandboxUrl }: { pool: Pool; sandboxUrl: string }): Eyes {
  async function provider(): Promise<Map<string, Entry>> {
    const response = await fetch(`${sandboxUrl}/_sandbox/books/paystack`);
    const entries = (await response.json()) as Entry[];
    return new Map(entries.map(entry => [entry.reference ?? entry.provider_reference, entry]));
  }

  async function seller() {
    const response = await fetch(`${sandboxUrl}/_sandbox/books/squad`);
    return ((await response.json()) as Entry[]).map(entry => ({ ...entry, provider: 'squad' }));
  }

  async function issuer() {
    const response = await fetch(`${sandboxUrl}/_sandbox/books/issuer`);
    return ((await response.json()) as Entry[]).map(entry => ({ ...entry, provider: 'bridgecard' }));
  }

  /** How purchases stand there, which only their phones tell apart. */
  async function soldOf(references: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await pool.query<{ reference: string; phone: string }>(
      `select p.reference, m.details->>'phone' as phone from provider_payments.payment p
         join wallets.movement m using (transfer_id) where p.reference = any($1) and not p.takes_reference`,
      [references],
    );
    const statusOf = new Map((await seller()).map(({ destination, status }) => [destination, status]));
    return new Map(rows.flatMap(({ reference, phone }) => [[reference, statusOf.get(phone) ?? 'absent'] as const]));
  }

  async function stateOf(references: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await pool.query<{ reference: string; state: string }>(
      `select reference, state from provider_payments.payment where reference = any($1)
       union all select reference, state from deposits.deposit where reference = any($1)`,
      [references],
    );
    return new Map(rows.map(({ reference, state }) => [reference, state]));
  }

  async function look(references: readonly string[]): Promise<Caught[]> {
    const [states, theirs, sold, onCards] = await Promise.all([
      stateOf(references),
      provider(),
      soldOf(references),
      issuer(),
    ]);
    for (const entry of onCards) if (entry.reference !== null) theirs.set(entry.reference, entry);
    return references.map(reference => {
      const state = states.get(reference);
      const status = sold.get(reference) ?? theirs.get(reference)?.status;
      const isOpen = state === undefined || openStates.has(state);
      const window: Window = !isOpen
        ? 'recorded, not answered'
        : status === 'success' || status === 'failed' || status === 'reversed'
          ? 'accepted, not recorded'
          : state === undefined
            ? 'before the hold'
            : 'held, not called';
      return { window, reference };
    });
  }

  return {
    provider,
    seller,
    issuer,
    ofWorker: underWay => look(underWay.flatMap(({ reference }) => reference ?? [])),
    async ofClients(asking) {
      const names = asking.map(({ kind, customer, key }) =>
        kind === 'card_deposit' ? null : requestOf(customer, key),
      );
      const { rows } = await pool.query<{ request: string; reference: string }>(
        `select e.request, p.reference from ledger.entry e join provider_payments.payment p on p.transfer_id = e.transfer_id
          where e.request = any($1::uuid[])`,
        [names.filter(name => name !== null)],
      );
      const referenceOf = new Map(rows.map(({ request, reference }) => [request, reference]));
      const references = asking.map(({ key }, at) => (names[at] === null ? key : referenceOf.get(names[at]!)));
      const nowhere = references.filter(reference => reference === undefined);
      const seen = await look(references.filter(reference => reference !== undefined));
      return [...nowhere.map((): Caught => ({ window: 'before the hold', reference: undefined })), ...seen];
    },
    async writings(reference) {
      const { rows } = await pool.query<Writings>(
        `select (select enqueued as asked from jobs.job where subject = $1),
                (select claims as taken from jobs.job where subject = $1),
                coalesce((select in_hand from jobs.job where subject = $1), false) as "isInHand",
                jsonb_build_array(
                  (select jsonb_agg(p) from provider_payments.payment p where reference = $1),
                  (select jsonb_agg(d) from deposits.deposit d where reference = $1),
                  (select jsonb_agg(e) from jobs.job e where subject = $1)
                )::text as text`,
        [reference],
      );
      return rows[0]!;
    },
    async behind() {
      const theirs = await provider();
      const states = await stateOf([...theirs.keys()]);
      const differing = [...theirs].flatMap(([reference, { status }]) =>
        (ends[status] ?? []).includes(states.get(reference) ?? 'absent') ? [] : reference,
      );
      const { rows } = await pool.query<{ reference: string }>(
        `select reference from provider_payments.payment where state in ('held', 'asked', 'accepted')`,
      );
      return [...differing, ...rows.map(({ reference }) => reference)];
    },
    async hasEnded(reference) {
      const state = (await stateOf([reference])).get(reference);
      return state !== undefined && !openStates.has(state);
    },
  };
}

/** What may stand here for what stands there. */
const ends: Readonly<Record<string, readonly string[]>> = {
  success: ['succeeded', 'credited'],
  failed: ['declined'],
  // Taken back before we had heard that it arrived, it has simply failed.
  reversed: ['reversed', 'declined'],
  // A card page that was not paid on.
  pending: ['pending'],
};

const openStates = new Set(['held', 'asked', 'accepted', 'pending']);
