import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { parseMoney } from '@wura/money';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { isCurrencyCode } from '@wura/money/currencies';
import { Amount } from '@wura/wallets/web/amount';
import type { useCustomerPrice } from '@wura/wallets/web/customer-price';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { reviewMessages } from './messages.ts';
import type { TransferValues } from './transfer-fields.ts';

type TransferSummaryProps = {
  values: TransferValues;
  wallet: Wallet | undefined;
  price: ReturnType<typeof useCustomerPrice>;
};

/** Beside the form on a desktop: what is known so far, filling in while it is typed. */
export function TransferSummary({ values, wallet, price: { isPriced, asking } }: TransferSummaryProps) {
  const words = useMessages(reviewMessages);
  const currency = wallet?.currency ?? 'NGN';
  const isAmount = isCurrencyCode(currency) && typeof parseMoney(values.amount, currency) === 'object';
  const amount = isAmount ? <Amount amount={values.amount} currency={currency} /> : words.notYet;
  return (
    <aside aria-labelledby="summary" className="panel sticky top-8 hidden self-start p-5 xl:block">
      <h2 id="summary" className="mb-1 text-entry">
        {words.summary}
      </h2>
      <dl>
        <SummaryRow label={words.to}>{values.recipientName || words.notYet}</SummaryRow>
        {isPriced ? (
          <PriceRows price={asking.price} wallet={wallet} />
        ) : (
          <>
            <SummaryRow label={words.amount}>{amount}</SummaryRow>
            <FeeRows fees={[]} currency={currency} />
            <SummaryRow label={words.total(currencyName(currency))} isStrong>
              {amount}
            </SummaryRow>
          </>
        )}
        <SummaryRow label={words.arrives}>{words.atOnce}</SummaryRow>
      </dl>
    </aside>
  );
}
