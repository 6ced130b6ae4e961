import { readPage } from '@wura/database/page';
import { countUp, isWorthALine } from '@wura/counters';
import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { hourMs } from '@wura/platform/time';
import type { ListedAct } from '../contract.ts';
import { insertAct, selectActs, type ActRow } from './queries.ts';

/** What was done, to what, and why, in words that stay the same for years: they are searched for. */
export interface Act {
  /** As a past participle: `kyc_approved`, `customer_frozen`. */
  readonly what: string;
  /** The name by which the API knows it. */
  readonly subject: string;
  readonly why?: string | undefined;
}

/**
 * What a look is called, and nothing that is done: by it the log is read without the looks, which are most of it. Two indexes say
 * it in the same letters.
 */
const look = '_(listed|viewed|read|opened)$';

/** Who did it, and in which call. */
export interface ActOrigin {
  /** None: the product did it by itself. */
  readonly operator?: { readonly number: bigint } | undefined;
  readonly address: string;
  readonly requestId: string;
  readonly at: Date;
}

/** In the transaction of the act itself: neither is there without the other. */
export function recordAct(tx: Tx, act: Act, origin: ActOrigin): Promise<void> {
  return write(tx, act, origin);
}

/** Within an hour, each attempt of one operator, or of strangers together, has a line of its own up to here. */
const attemptsMax = { ofOperator: 50, ofStrangers: 500 } as const;

/**
 * What must stay written although the call is refused: a wrong password, a denied act. An attacker who is refused can go on for
 * ever and the log is kept for ever, so that attempts beyond a number are summed up.
 */
export async function recordAttempt(db: Queries, act: Act, origin: ActOrigin): Promise<void> {
  const { operator, at } = origin;
  const name = `audit ${act.what} of ${operator?.number ?? 'strangers'}`;
  const [counted] = await countUp(db, [{ name, windowMs: hourMs }], at);
  const { count } = counted!;
  const isWritten = isWorthALine(count, operator ? attemptsMax.ofOperator : attemptsMax.ofStrangers);
  if (isWritten) await write(db, act, origin, count);
}

function write(
  db: Queries,
  { what, subject, why }: Act,
  { operator, address, requestId, at }: ActOrigin,
  times = 1,
): Promise<void> {
  const id = { publicId: randomId('act'), operator: operator?.number ?? null };
  return insertAct(db, { ...id, at, what, subject, why: why ?? null, address, requestId, times });
}

export interface ActFilter {
  subject?: string | undefined;
  what?: string | undefined;
  operator?: string | undefined;
  looks?: 'left_out' | undefined;
  limit: number;
  after: string | null;
}

export async function listActs(
  db: Queries,
  filter: ActFilter,
): Promise<{ data: ListedAct[]; nextCursor: string | null }> {
  const { subject = null, what = null, operator = null, limit, after } = filter;
  // Who names a look wants to see it.
  const but = what === null && filter.looks === 'left_out' ? look : null;
  const { rows, nextCursor } = await readPage(
    limit,
    max => selectActs(db, { subject, what, operator, but, limit: max, after }),
    row => row.public_id,
  );
  return { data: rows.map(asWire), nextCursor };
}

function asWire(row: ActRow): ListedAct {
  return {
    id: row.public_id,
    at: row.at.toISOString(),
    operator: row.operator_id === null ? null : { id: row.operator_id, name: row.name!, email: row.email! },
    what: row.what,
    subject: row.subject,
    why: row.why,
    times: row.times,
    request_id: row.request_id,
  };
}
