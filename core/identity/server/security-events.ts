import { countUp, isWorthALine } from '@wura/counters';
import type { Queries } from '@wura/database';
import { hourMs } from '@wura/platform/time';
import { insertEvent, type SecurityEvent } from './security-event-queries.ts';

/** What people can make happen who have got in nowhere, and so as often as they like. */
const failures: ReadonlySet<string> = new Set(['sign_in_failed', 'reset_code_refused', 'second_factor_refused']);

/** Within an hour each has a row of its own: those about one account, and those about accounts that do not exist. */
const rowsMax = { ofAccount: 20, ofNobody: 500 } as const;

/** Writes down what happened. The log is for ever, so that failures beyond a number are summed up in it. */
export async function recordEvent(db: Queries, event: SecurityEvent): Promise<void> {
  if (!failures.has(event.what)) return insertEvent(db, event);
  const { what, customer, at } = event;
  const name = `${what} ${customer === null ? 'of nobody' : `of account ${customer}`}`;
  const [counted] = await countUp(db, [{ name, windowMs: hourMs }], at);
  const { count } = counted!;
  const isWritten = isWorthALine(count, customer === null ? rowsMax.ofNobody : rowsMax.ofAccount);
  if (isWritten) await insertEvent(db, { ...event, times: count });
}
