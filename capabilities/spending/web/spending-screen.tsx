import { monthYear } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useHasView, usePanels, viewAddress } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { lagosDate } from '@wura/platform/time';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { EmptyState } from '@wura/ui/empty-state';
import { IconButton } from '@wura/ui/icon-button';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BudgetForm, type Planned } from './budget-form.tsx';
import { showSpending } from './calls.ts';
import { InCurrency } from './in-currency.tsx';
import { spendingMessages } from './messages.ts';

/** What was spent in a month, for what and with whom, beside what was meant to be. */
export default function SpendingScreen() {
  const words = useMessages(spendingMessages);
  const isNarrow = useNarrow();
  const hasSchedules = useHasView('scheduled');
  const panels = usePanels('spending');
  const [search, setSearch] = useSearchParams();
  const [planned, setPlanned] = useState<Planned>();
  const [thisMonth] = useState(monthNow);
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? thisMonth;
  const answer = useRoute(showSpending, { query: { month } }, { keepsPrevious: true });
  const go = (to: string) =>
    setSearch(new URLSearchParams({ view: 'spending', month: to }), { replace: true, preventScrollReset: true });
  const currencies = answer.data?.currencies ?? [];
  const add = (
    <Button
      look="line"
      isWide={isNarrow}
      onClick={() => setPlanned({ currency: 'NGN', category: undefined, amount: '' })}
    >
      {words.addBudget}
    </Button>
  );
  return (
    <div className="px-5 pb-8 md:max-w-[820px] md:px-0">
      {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
      <p className="mt-1 max-w-prose text-ink-2">{words.lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-1">
        <IconButton label={words.earlier} icon={<ChevronLeft />} onClick={() => go(shifted(month, -1))} />
        <h2 aria-live="polite" className="min-w-40 text-center text-entry">
          {monthYear(month)}
        </h2>
        {month < thisMonth && (
          <IconButton label={words.later} icon={<ChevronRight />} onClick={() => go(shifted(month, 1))} />
        )}
        {hasSchedules && (
          <Link to={viewAddress('scheduled')} className="link ml-auto inline-flex min-h-11 items-center text-small">
            {words.toCome}
          </Link>
        )}
      </div>
      {answer.isPending && (
        <Loading text={words.loading} className="panel mt-4 overflow-clip">
          <SkeletonRows count={5} />
        </Loading>
      )}
      {answer.isError && !answer.data && (
        <Banner
          tone="bad"
          className="mt-4"
          title={refusalText(answer.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {answer.data && currencies.length === 0 && (
        <div className="panel mt-4">
          <EmptyState motif="corn" title={words.emptyTitle} action={add}>
            {words.emptyText}
          </EmptyState>
        </div>
      )}
      {currencies.map(each => (
        <InCurrency key={each.currency} spent={each} onPlan={setPlanned} />
      ))}
      {currencies.length > 0 && <div className="mt-5">{add}</div>}
      {month === thisMonth && (
        <div className="mt-5 flex flex-col gap-5 empty:hidden">
          {panels.map(panel => (
            <OtherRoomsPanel key={panel.id} panel={panel} />
          ))}
        </div>
      )}
      <Dialog
        isOpen={planned !== undefined}
        onClose={() => setPlanned(undefined)}
        title={words.budgetTitle}
        closeLabel={words.close}
      >
        {planned && <BudgetForm planned={planned} onDone={() => setPlanned(undefined)} />}
      </Dialog>
    </div>
  );
}

const monthNow = () => lagosDate(Date.now()).slice(0, 7);

function shifted(month: string, by: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
