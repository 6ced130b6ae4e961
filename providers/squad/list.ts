import { secondMs } from '@wura/platform/time';
import type { Payable } from '@wura/provider-payments/server/ports';
import type { SquadClient } from './client.ts';
import { vends, type Vend } from './wire.ts';

/** While a customer may be waiting. */
const findTimeoutMs = 3_000;
const perPage = 100;
/** As far as we read when their list does not say where to stop. */
const pagesMax = 50;
/** Two clocks that are right differ by less. */
const slackMs = 60 * secondMs;

export type Listing = { readonly kind: 'whole'; readonly rows: readonly Vend[] } | Unread;
type Page =
  | {
      readonly kind: 'whole';
      readonly rows: readonly Vend[];
      readonly count: number;
      /** By their clock. */
      readonly at: Date | undefined;
    }
  | Unread;

interface Unread {
  readonly kind: 'unknown';
  readonly why: string;
}

/** The one that goes by this name; none: they do not list it. */
export async function findByName(client: SquadClient, reference: string, until?: AbortSignal): Promise<Listing> {
  const listing = await readPage(client, { page: 1, perPage: 20, reference, until });
  if (listing.kind === 'unknown') return listing;
  return { kind: 'whole', rows: listing.rows.filter(row => row.reference === reference) };
}

/**
 * All that they sold since then. Half a list is none: what is missing from it may be the one that is looked for. The
 * reading ends early only while the list is seen to be in the order of time, the newest first. Its times are of their clock:
 * where that is behind ours, what they sold since then may bear an earlier time.
 */
export async function readSince(
  client: SquadClient,
  { createdAt: since, readAt }: Pick<Payable<unknown>, 'createdAt' | 'readAt'>,
  until?: AbortSignal,
): Promise<Listing> {
  let earliest = since.getTime() - slackMs;
  const found = new Map<string, Vend>();
  let wanted = Number.POSITIVE_INFINITY;
  let oldest = Number.POSITIVE_INFINITY;
  let isInOrder = true;
  for (let page = 1; page <= pagesMax; page++) {
    const listing = await readPage(client, { page, perPage, until });
    if (listing.kind === 'unknown') return listing;
    // What is sold while we read only pushes the rest down, so that a row is met again and none is missed.
    if (page === 1) {
      wanted = listing.count;
      earliest -= Math.max(0, (readAt ?? since).getTime() - (listing.at ?? since).getTime());
    }
    for (const row of listing.rows) {
      const at = Date.parse(row.createdAt);
      isInOrder &&= found.has(row.reference) || at <= oldest;
      oldest = Math.min(oldest, at);
      found.set(row.reference, row);
    }
    const isAllThatCounts = isInOrder && oldest < earliest;
    if (isAllThatCounts || found.size >= wanted) {
      return { kind: 'whole', rows: [...found.values()].filter(row => Date.parse(row.createdAt) >= earliest) };
    }
    if (listing.rows.length === 0) return { kind: 'unknown', why: 'their list is shorter than it says' };
  }
  return { kind: 'unknown', why: 'their list does not end' };
}

interface PageAsked {
  page: number;
  perPage: number;
  reference?: string;
  until?: AbortSignal | undefined;
  timeoutMs?: number;
}

export async function readPage(
  client: SquadClient,
  { page, perPage: rows, reference, until, timeoutMs = findTimeoutMs }: PageAsked,
): Promise<Page> {
  const query = {
    page: String(page),
    perPage: String(rows),
    action: 'debit',
    ...(reference !== undefined && { reference }),
  };
  const path = '/vending/transactions';
  const reply = await client.call({ operation: 'transactions', method: 'GET', path, query, timeoutMs, until }, vends);
  if (reply.kind === 'done') return { kind: 'whole', ...reply.data, at: reply.at };
  return { kind: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.message };
}
