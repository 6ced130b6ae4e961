import { useMessages } from '@wura/browser/messages';
import { staleness, type Asking } from '@wura/policy/web/price';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { cardMessages } from './messages.ts';

/** What the card pays, what it costs, and what arrives. Goes into a `dl`. */
export function DepositRows({ price }: Pick<Asking, 'price'>) {
  const words = useMessages(cardMessages);
  return (
    <>
      <SummaryRow label={words.youReceive}>
        {price ? <Amount amount={price.amount} currency="NGN" /> : words.notYet}
      </SummaryRow>
      {price && <FeeRows fees={price.fees} currency="NGN" />}
      <SummaryRow label={words.youPay} isStrong>
        {price ? <Amount amount={price.total} currency="NGN" /> : words.notYet}
      </SummaryRow>
      <SummaryRow label={words.arrives}>{words.atOnce}</SummaryRow>
    </>
  );
}

/** Beside the form on a desktop, filling in while it is typed. */
export function DepositSummary({ asking }: { asking: Asking }) {
  const words = useMessages(cardMessages);
  return (
    <aside aria-labelledby="summary" className="panel hidden p-5 xl:block">
      <h2 id="summary" className="mb-1 text-entry">
        {words.summary}
      </h2>
      <dl {...staleness(asking)}>
        <DepositRows price={asking.price} />
      </dl>
    </aside>
  );
}
