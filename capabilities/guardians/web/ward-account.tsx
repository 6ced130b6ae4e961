import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { describe } from '@wura/wallets/web/describe';
import { readAccount } from './calls.ts';
import { guardianMessages } from './messages.ts';

/** What the account does: what it holds, what left today, and what moved last. */
export function WardAccount({ id }: { id: string }) {
  const words = useMessages(guardianMessages);
  const { data, error, isPending } = useRoute(readAccount, { params: { id } });
  if (isPending) {
    return (
      <Loading text={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <p role="alert" className="font-medium text-bad">
        {refusalText(error, { fallback: words.failed })}
      </p>
    );
  }
  const { used, limit } = data.out_per_day;
  return (
    <div className="flex flex-col gap-4">
      <dl>
        {data.wallets.map(({ currency, balance }) => (
          <SummaryRow key={currency} label={currency}>
            <Amount amount={balance} currency={currency} />
          </SummaryRow>
        ))}
        <SummaryRow label={words.outToday}>{`${formatAmount(used, 'NGN')} / ${formatAmount(limit, 'NGN')}`}</SummaryRow>
      </dl>
      <section aria-labelledby="latest">
        <h3 id="latest" className="text-entry">
          {words.latest}
        </h3>
        {data.transactions.length === 0 && <p className="mt-1 text-ink-2">{words.nothingYet}</p>}
        <ul>
          {data.transactions.map(each => (
            <li key={each.id} className="flex items-baseline gap-3 border-line py-2 not-first:border-t">
              <span className="min-w-0 grow">
                <span className="block truncate font-label">
                  {nameCase(each.recipient ?? each.sender ?? '') || describe(each)}
                </span>
                <span className="block text-small text-ink-2">{listDate(each.date)}</span>
              </span>
              <Amount
                amount={each.type === 'send' ? `-${each.amount}` : each.amount}
                currency={each.currency}
                sign="movement"
                className={each.status === 'failed' ? 'text-ink-3 line-through' : ''}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
