import { receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { buzz } from '@wura/browser/vibration';
import { useRatesText } from '@wura/rates/web/rates';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { currencyEnd } from '@wura/wallets/web/currency-end';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { useEffect } from 'react';
import type { Converted } from './conversion-order.ts';
import { convertMessages } from './messages.ts';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';
import { paperMessages } from '@wura/wallets/web/paper-messages';

export function ConversionReceipt({ done: { transaction, exchange }, fee }: { done: Converted; fee: string }) {
  const words = { ...useMessages(paperMessages), ...useMessages(convertMessages) };
  const ratesText = useRatesText();
  const { from, to, rate, source, as_of, simulated } = exchange;
  const pair = { from: from.currency, to: to.currency };
  const title = simulated ? words.completedSimulated : words.completed;
  const { reference } = transaction;

  useEffect(() => announce(title), [title]);
  useEffect(() => buzz('done'), []);

  const rows: ReceiptRow[] = [
    { label: words.from, value: currencyName(from.currency), detail: formatAmount(from.amount, from.currency) },
    { label: words.to, value: currencyName(to.currency), detail: formatAmount(to.amount, to.currency) },
    { label: words.fee, value: formatAmount(fee, from.currency) },
    {
      label: words.rate,
      value: words.oneIs(pricedPair(rate, pair).of, priceText(rate, pair)),
      detail: ratesText({ as_of, simulated, source: { name: source, title: source, link: null } }),
    },
    { label: words.date, value: receiptDate(transaction.date) },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
  ];

  return (
    <OutcomePage
      words={words}
      to="/wallet"
      crossing={{ from: currencyEnd(from.currency), to: currencyEnd(to.currency), at: 'arrived' }}
      title={title}
      text={<p>{words.became(formatAmount(from.amount, from.currency), formatAmount(to.amount, to.currency))}</p>}
      receipt={
        <Receipt
          label={words.receipt}
          brandName={words.brand}
          chip={<StatusChip status="completed" label={words.chip} />}
          amount={<Amount amount={to.amount} currency={to.currency} look="big" />}
          rows={rows}
          {...(simulated && { band: words.simulated })}
        />
      }
    >
      <ReceiptButtons id={transaction.id} reference={reference} isOnCloth />
    </OutcomePage>
  );
}
