import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount, spokenAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { formatMoney, parseMoney } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { DailyBars } from '@wura/ui/daily-bars';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { showDays, showSummary } from './calls.ts';
import { summaryMessages } from './messages.ts';

type Days = ReplyOf<typeof routes.showDays>;

/** 'Transaction Summary': everything that ever moved, and the last thirty days as a picture. */
export function Summary({ wallet }: { wallet: Wallet }) {
  const words = useMessages(summaryMessages);
  const params = { walletId: wallet.id };
  const totals = useRoute(showSummary, { params });
  const days = useRoute(showDays, { params });
  return (
    <section className="panel p-5" aria-labelledby="summary-title">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="summary-title" className="text-entry">
          {words.title}
        </h2>
        <span className="text-small text-ink-3">{words.scope(currencyName(wallet.currency))}</span>
      </div>
      {totals.isPending ? (
        <Loading text={words.loading} className="mt-3.5 mb-4">
          <Skeleton className="h-[70px]" />
        </Loading>
      ) : (
        <Totals wallet={wallet} totals={totals.data} />
      )}
      {totals.isError && (
        <p role="alert" className="mb-3 text-small text-bad">
          {words.failed}{' '}
          <button type="button" className="link min-h-6 text-inherit!" onClick={() => void totals.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {days.isPending && (
        // The bars, the days beneath them and the way to the table, so that what stands below keeps its place.
        <>
          <Skeleton className="aspect-[302/88]" />
          <Skeleton className="mt-2 h-[66px]" />
        </>
      )}
      {days.data && <Chart days={days.data} />}
      {days.isError && !totals.isError && (
        <p role="alert" className="text-small text-bad">
          {words.chartFailed}{' '}
          <button type="button" className="link min-h-6 text-inherit!" onClick={() => void days.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
    </section>
  );
}

type TotalsProps = { wallet: Wallet; totals: ReplyOf<typeof routes.showSummary> | undefined };

/** Zeros stand in for totals that could not be read, greyed, and only beside the line that says so. */
function Totals({ wallet, totals }: TotalsProps) {
  const words = useMessages(summaryMessages);
  const columns = [
    { label: words.moneyIn, dot: 'bg-chart-in', amount: totals?.total_credit },
    { label: words.moneyOut, dot: 'bg-chart-out', amount: totals?.total_debit },
  ];
  return (
    <>
      <dl className={`mt-3.5 grid grid-cols-2 gap-3 ${totals ? 'mb-1' : 'mb-2 text-ink-3'}`}>
        {columns.map(({ label, dot, amount }) => (
          <div key={label} className="@container min-w-0">
            <dt className="flex items-center gap-2 text-small text-ink-2">
              <i className={`size-2 rounded-[2px] ${dot}`} />
              {label}
            </dt>
            <dd className="mt-px text-figure-sm leading-[1.2] font-strong">
              <Amount amount={amount ?? '0'} currency={wallet.currency} look="big" fitMaxPx={22} />
            </dd>
          </div>
        ))}
      </dl>
      {totals && <p className="mb-4 text-small text-ink-3">{words.count(totals.transaction_count)}</p>}
    </>
  );
}

function Chart({ days: { currency, days } }: { days: Days }) {
  const words = useMessages(summaryMessages);
  const sum = (side: 'credit' | 'debit') =>
    spokenAmount(
      sumOf(
        days.map(day => day[side]),
        currency as CurrencyCode,
      ),
      currency,
    );
  const bars = days.map(day => ({
    day: calendarDay(day.date),
    moneyIn: day.credit,
    moneyOut: day.debit,
    inText: formatAmount(day.credit, currency),
    outText: formatAmount(day.debit, currency),
  }));
  return (
    <DailyBars
      days={bars}
      summary={words.chart({
        moneyIn: sum('credit'),
        moneyOut: sum('debit'),
        count: days.reduce((count, day) => count + day.count, 0),
      })}
      tableLabels={{
        toggle: words.asTable,
        caption: words.tableCaption,
        day: words.day,
        moneyIn: words.moneyIn,
        moneyOut: words.moneyOut,
      }}
      footer={[bars[0]?.day, words.lastDays, bars.at(-1)?.day]}
    />
  );
}

function sumOf(amounts: readonly string[], currency: CurrencyCode): string {
  const minors = amounts
    .map(amount => parseMoney(amount, currency))
    .map(money => (typeof money === 'string' ? 0n : money.minor));
  return formatMoney({ currency, minor: minors.reduce((sum, minor) => sum + minor, 0n) });
}
