import { useQueryClient } from '@tanstack/react-query';
import { calendarDate, dayHeading } from '@wura/browser/dates';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { toast } from '@wura/ui/toast';
import { Amount } from '@wura/wallets/web/amount';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ScheduleDetail as Detail, ScheduledRun } from '../contract.ts';
import { cancelSchedule, listSchedules, pauseSchedule, resumeSchedule, showSchedule, skipNext } from './calls.ts';
import { ChangeSchedule } from './change-schedule.tsx';
import { scheduleDetailMessages, scheduleMessages } from './messages.ts';

/** One scheduled payment: what it pays and when, what became of it, and all that can be done about it. */
export function ScheduleDetail({ id, onEnd }: { id: string; onEnd: () => void }) {
  const words = useMessages(scheduleDetailMessages);
  const answer = useRoute(showSchedule, { params: { id } }, { everyMs: 5_000 });
  if (answer.isPending) {
    return (
      <Loading text={words.loading}>
        <SkeletonRows count={5} />
      </Loading>
    );
  }
  if (answer.isError && !answer.data) {
    return (
      <Banner
        tone="bad"
        title={refusalText(answer.error, { fallback: words.notLoaded })}
        action={
          <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        }
      />
    );
  }
  return <Facts schedule={answer.data} onEnd={onEnd} />;
}

function Facts({ schedule, onEnd }: { schedule: Detail; onEnd: () => void }) {
  const words = useMessages(scheduleDetailMessages);
  const names = useMessages(scheduleMessages);
  const queries = useQueryClient();
  const [state, setState] = useState<'shown' | 'changing' | 'cancelling'>('shown');
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { id, status, next_on, retry_on, next_days, runs } = schedule;
  const params = { id };
  const isLiving = status === 'active' || status === 'paused';
  const nextDay = retry_on ?? next_on;

  async function refresh(): Promise<void> {
    await Promise.all([listSchedules, showSchedule].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
  }
  async function act(deed: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await deed();
      toast(done);
      setState('shown');
    } catch (error) {
      setFailure(error);
    }
    await refresh();
    setBusy(false);
  }

  if (state === 'changing') {
    const leave = () => setState('shown');
    return (
      <ChangeSchedule
        schedule={schedule}
        onLeave={leave}
        onChanged={async () => {
          await refresh();
          leave();
          toast(words.changed);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4 pb-4">
      <div>
        <p className="text-figure-2xl leading-[1.15] font-strong">
          <Amount amount={schedule.amount} currency={schedule.currency} look="big" fitMaxPx={38} />
        </p>
        <div className="mt-2">
          <StatusChip status={chips[status]} label={names.states[status]} />
        </div>
      </div>
      {failure !== undefined && <Banner tone="bad" title={refusalText(failure, { fallback: words.failed })} />}
      <dl className="border-t border-line text-body">
        <Row label={words.to}>
          {schedule.name}
          <span className="block text-small text-ink-2">
            {names.kinds[schedule.kind] ?? schedule.kind}, {schedule.number}
          </span>
        </Row>
        <Row label={words.how}>{names.repeats[schedule.repeats]}</Row>
        {schedule.repeats !== 'once' && (
          <Row label={words.ends}>{schedule.ends_on === null ? words.noEnd : calendarDate(schedule.ends_on)}</Row>
        )}
        <Row label={words.onFailure}>{words.plans[schedule.on_failure]}</Row>
      </dl>
      {next_days.length > 0 && (
        <section aria-label={words.nextDays}>
          <h3 className="text-entry">{words.nextDays}</h3>
          {retry_on !== null && <p className="mt-1 text-small text-wait">{names.again(dayHeading(retry_on))}</p>}
          <ol className="mt-2 flex flex-wrap gap-2">
            {next_days.map(day => (
              <li key={day} className="rounded-control bg-sunken px-3 py-1.5 text-small">
                {dayHeading(day)}
              </li>
            ))}
          </ol>
        </section>
      )}
      {isLiving && state === 'shown' && (
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={() => setState('changing')}>
            {words.edit}
          </Button>
          {status === 'active' ? (
            <Button look="line" onClick={() => void act(() => call(pauseSchedule, { params }), words.paused)}>
              {words.pause}
            </Button>
          ) : (
            <Button look="line" onClick={() => void act(() => call(resumeSchedule, { params }), words.resumed)}>
              {words.resume}
            </Button>
          )}
          {status === 'active' && nextDay !== null && (
            <Button
              look="line"
              onClick={() => void act(() => call(skipNext, { params, body: { day: nextDay } }), words.skipped)}
            >
              {words.skip(dayHeading(nextDay))}
            </Button>
          )}
          <Button look="line" onClick={() => setState('cancelling')}>
            {words.cancel}
          </Button>
        </div>
      )}
      {state === 'cancelling' && (
        <div className="panel flex flex-col gap-3 p-4">
          <p>{words.cancelAsk}</p>
          <div className="grid grid-cols-2 gap-2">
            <Button look="line" onClick={() => setState('shown')}>
              {words.keep}
            </Button>
            <Button
              isLoading={isBusy}
              onClick={() => void act(() => call(cancelSchedule, { params }), words.cancelled).then(onEnd)}
            >
              {words.cancelYes}
            </Button>
          </div>
        </div>
      )}
      <section aria-label={words.history}>
        <h3 className="text-entry">{words.history}</h3>
        {runs.length === 0 ? (
          <p className="mt-1 text-small text-ink-2">{words.noHistory}</p>
        ) : (
          <ul className="mt-1">
            {runs.map(run => (
              <Run key={run.day} run={run} currency={schedule.currency} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Run({ run, currency }: { run: ScheduledRun; currency: string }) {
  const words = useMessages(scheduleDetailMessages);
  const { day, due_on, outcome, why, amount, transaction_id } = run;
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p>
          {dayHeading(day)}
          {due_on !== day && <span className="text-small text-ink-2"> {words.forDay(dayHeading(due_on))}</span>}
        </p>
        {outcome === 'failed' && (
          <p className="text-small text-ink-2">{words.reasons[why ?? ''] ?? words.otherReason}</p>
        )}
        {transaction_id !== null && (
          <Link
            to={`/wallet?transaction=${transaction_id}`}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {words.see}
          </Link>
        )}
      </div>
      <div className="flex flex-none flex-col items-end gap-1.5">
        {amount !== null && <Amount amount={amount} currency={currency} />}
        <StatusChip status={outcomes[outcome]} label={words.outcomes[outcome]} />
      </div>
    </li>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

const chips: Readonly<Record<Detail['status'], ChipStatus>> = {
  active: 'completed',
  paused: 'pending',
  finished: 'completed',
  stopped: 'failed',
  cancelled: 'unknown',
};

const outcomes: Readonly<Record<ScheduledRun['outcome'], ChipStatus>> = {
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
  skipped: 'unknown',
  missed: 'unknown',
};
