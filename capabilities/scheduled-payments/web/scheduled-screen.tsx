import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { ListPage } from '@wura/ui/list-page';
import { useNarrow } from '@wura/ui/use-narrow';
import { CalendarPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listSchedules } from './calls.ts';
import { scheduleDetailMessages, scheduleFormMessages, scheduleMessages } from './messages.ts';
import { NewSchedule } from './new-schedule.tsx';
import { NextThirtyDays } from './next-thirty-days.tsx';
import { ScheduleDetail } from './schedule-detail.tsx';
import { ScheduleRows } from './schedule-rows.tsx';

/** What is paid on days to come, and a way to have one more. */
export default function ScheduledScreen() {
  const words = useMessages(scheduleMessages);
  const form = useMessages(scheduleFormMessages);
  const detail = useMessages(scheduleDetailMessages);
  const isNarrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  // What the worker does while the page is looked at is on it soon.
  const list = useRoute(listSchedules, { query: { limit: '100' } }, { everyMs: 20_000 });
  const id = search.get('id') ?? undefined;

  function go(change: Record<string, string | undefined>): void {
    const next = new URLSearchParams({ view: 'scheduled' });
    for (const [name, value] of Object.entries(change)) if (value !== undefined) next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  }

  const rows = list.data?.data ?? [];
  const living = rows.filter(({ status }) => status === 'active' || status === 'paused');
  const ended = rows.filter(row => !living.includes(row));
  const add = (
    <Button icon={<CalendarPlus />} isWide={isNarrow} onClick={() => go({ new: '1' })}>
      {words.add}
    </Button>
  );
  return (
    <ListPage words={words} list={list} isEmpty={rows.length === 0} motif="spiral" add={add}>
      {rows.length > 0 && (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex flex-col gap-5">
            {living.length > 0 && <ScheduleRows title={words.mine} rows={living} onOpen={open => go({ id: open })} />}
            {ended.length > 0 && <ScheduleRows title={words.ended} rows={ended} onOpen={open => go({ id: open })} />}
          </div>
          <NextThirtyDays rows={living} />
        </div>
      )}
      <Dialog
        look="panel"
        isOpen={id !== undefined}
        onClose={() => go({})}
        title={detail.title}
        closeLabel={words.close}
      >
        {id !== undefined && <ScheduleDetail key={id} id={id} onEnd={() => go({})} />}
      </Dialog>
      <Dialog
        look="panel"
        isOpen={search.has('new')}
        onClose={() => go({})}
        title={form.title}
        closeLabel={words.close}
      >
        {search.has('new') && <NewSchedule from={search.get('from') ?? undefined} onMade={made => go({ id: made })} />}
      </Dialog>
    </ListPage>
  );
}
