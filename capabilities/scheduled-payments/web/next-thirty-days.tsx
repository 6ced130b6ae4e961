import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { lagosDate } from '@wura/platform/time';
import { Amount } from '@wura/wallets/web/amount';
import { useId } from 'react';
import { addDays, daysFrom } from '../calendar.ts';
import type { Schedule } from '../contract.ts';
import { scheduleMessages } from './messages.ts';

const shownMax = 12;

/** What is to come, day by day, and what it comes to in each currency; fees come on top on the day. */
export function NextThirtyDays({ rows }: { rows: readonly Schedule[] }) {
  const words = useMessages(scheduleMessages);
  const titleId = useId();
  const due = dueWithin(rows);
  const totals = new Map<string, bigint>();
  for (const { row } of due) {
    if (!isCurrencyCode(row.currency)) continue;
    totals.set(row.currency, (totals.get(row.currency) ?? 0n) + minorOf(row.amount, row.currency));
  }
  return (
    <section className="panel p-5" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-entry">
        {words.soon}
      </h2>
      {due.length === 0 ? (
        <p className="mt-1 text-small text-ink-2">{words.soonNone}</p>
      ) : (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            {[...totals].map(([currency, minor]) => (
              <span key={currency} className="text-t2">
                {isCurrencyCode(currency) && <Amount amount={formatMoney({ currency, minor })} currency={currency} />}
              </span>
            ))}
            <span className="text-small text-ink-2">{words.soonCount(due.length)}</span>
          </p>
          <ul className="mt-3">
            {due.slice(0, shownMax).map(({ day, row }) => (
              <li
                key={`${row.id} ${day}`}
                className="flex justify-between gap-3 border-t border-line py-2.5 text-small"
              >
                <span className="min-w-0">
                  <span className="block text-ink-2">{dayHeading(day)}</span>
                  <span className="block wrap-anywhere">{row.name}</span>
                </span>
                <Amount amount={row.amount} currency={row.currency} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function dueWithin(rows: readonly Schedule[]) {
  const until = addDays(lagosDate(Date.now()), 30);
  return rows
    .filter(({ status }) => status === 'active')
    .flatMap(row => {
      const calendar = { repeats: row.repeats, startsOn: row.starts_on, endsOn: row.ends_on };
      const first = row.retry_on ?? row.next_on;
      const days = row.next_on === null ? [] : daysFrom(calendar, row.next_on, 31);
      const all = first !== null && first !== row.next_on ? [first, ...days] : days;
      return all.filter(day => day <= until).map(day => ({ day, row }));
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
