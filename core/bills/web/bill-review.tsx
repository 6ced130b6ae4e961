import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { ReviewHead } from '@wura/wallets/web/review-head';
import { useEffect } from 'react';
import type { BillFace } from './bill-face.ts';
import type { BillOrder } from './bill-payment.ts';
import { reviewMessages } from './messages.ts';
import { fetchSaving } from './save-biller-button.tsx';

type BillReviewProps = {
  order: BillOrder;
  face: BillFace;
  wallet: Wallet | undefined;
  onPay: () => void;
};

/** The whole cost before anything moves; the button says the amount. */
export function BillReview({ order, face, wallet, onPay }: BillReviewProps) {
  const words = useMessages(reviewMessages);
  const isNarrow = useNarrow();
  const { amount, fees, total } = order;
  useEffect(() => fetchSaving(), []);

  return (
    <div className="flex grow flex-col px-3 md:mt-4 md:max-w-[520px] md:px-0">
      <ReviewHead label={words.paying} amount={amount} currency="NGN" steps={words.steps} />
      <div className="panel mb-2.5 flex items-center gap-4.5 px-4.5 py-4">
        {face.tile}
        <div className="min-w-0 leading-[1.3]">
          <p className="money-flow text-entry font-strong wrap-anywhere whitespace-normal!">{face.for}</p>
          <p className="text-note text-ink-2 wrap-anywhere">{face.what}</p>
          {face.detail !== undefined && <p className="text-note text-ink-2 wrap-anywhere">{face.detail}</p>}
        </div>
      </div>
      <dl className="panel px-4.5 py-1">
        <PriceRows price={{ amount, currency: 'NGN', fees, total }} wallet={wallet} />
        {face.rows?.map(({ label, value }) => (
          <SummaryRow key={label} label={label}>
            {value}
          </SummaryRow>
        ))}
        <SummaryRow label={words.arrives}>{words.usually}</SummaryRow>
      </dl>
      {face.caution !== undefined && <div className="mt-2.5">{face.caution}</div>}
      <FormFooter of="review">
        <Button isWide size={isNarrow ? 56 : 52} onClick={onPay}>
          {words.pay(formatAmount(total, 'NGN'))}
        </Button>
      </FormFooter>
    </div>
  );
}
