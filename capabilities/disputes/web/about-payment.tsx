import { receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { nameCase } from '@wura/browser/name-case';
import { useRoute } from '@wura/browser/query';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Amount } from '@wura/wallets/web/amount';
import { describe } from '@wura/wallets/web/describe';
import { readPayment } from './calls.ts';
import { disputeMessages } from './messages.ts';

/** Which payment it is about: whose it was, how much and when, so that none is reported for another. */
export function AboutPayment({ payment }: { payment: string }) {
  const words = useMessages(disputeMessages);
  const asked = useRoute(readPayment, { params: { id: payment } });
  if (asked.isPending) {
    return (
      <Loading text={words.aboutLoading} className="panel p-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-1 h-[22px] w-1/2" />
      </Loading>
    );
  }
  if (asked.isError) {
    return (
      <div className="panel flex items-center justify-between gap-4 px-4 py-2">
        {words.aboutFailed}
        <button type="button" className="link min-h-11" onClick={() => void asked.refetch()}>
          {words.retry}
        </button>
      </div>
    );
  }
  const { amount, counterparty, currency, date, type } = asked.data;
  return (
    <section aria-label={words.about} className="panel p-4">
      <p className="flex items-start justify-between gap-4">
        <span className="min-w-0 font-label wrap-anywhere">
          {counterparty ? nameCase(counterparty.name) : describe(asked.data)}
        </span>
        <span className="flex-none font-label">
          <Amount amount={type === 'send' ? `-${amount}` : amount} currency={currency} sign="movement" />
        </span>
      </p>
      <p className="text-small text-ink-2">{receiptDate(date)}</p>
    </section>
  );
}
