import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { useId } from 'react';
import type { Schedule } from '../contract.ts';
import { scheduleMessages } from './messages.ts';

type ScheduleRowsProps = { title: string; rows: readonly Schedule[]; onOpen: (id: string) => void };

export function ScheduleRows({ title, rows, onOpen }: ScheduleRowsProps) {
  const words = useMessages(scheduleMessages);
  const titleId = useId();
  return (
    <section className="panel overflow-clip" aria-labelledby={titleId}>
      <h2 id={titleId} className="px-5 pt-4 pb-2 text-entry">
        {title}
      </h2>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {rows.map(row => {
          const { id, name, kind, amount, currency, repeats, status, next_on, retry_on, last } = row;
          const isUnpaid = status === 'finished' && last?.outcome === 'failed';
          const when =
            retry_on !== null
              ? words.again(dayHeading(retry_on))
              : status === 'active' && next_on !== null && words.next(dayHeading(next_on));
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-16 w-full items-center gap-3 px-5 py-3 text-left -outline-offset-2 hover:bg-surface-hover"
              >
                <span className="min-w-0 grow leading-[1.4]">
                  <span className="block font-label wrap-anywhere">{name}</span>
                  <span className="block text-small text-ink-2">
                    {words.kinds[kind] ?? kind}, {words.repeats[repeats]}
                  </span>
                  {when !== false && <span className="block text-small text-ink-3">{when}</span>}
                </span>
                <span className="flex flex-none flex-col items-end gap-1.5">
                  <span className="font-strong">
                    <Amount amount={amount} currency={currency} />
                  </span>
                  {status !== 'active' && (
                    <StatusChip
                      status={isUnpaid ? 'failed' : chips[status]}
                      label={isUnpaid ? words.unpaid : words.states[status]}
                    />
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const chips: Readonly<Record<Schedule['status'], ChipStatus>> = {
  active: 'completed',
  paused: 'pending',
  finished: 'completed',
  stopped: 'failed',
  cancelled: 'unknown',
};
