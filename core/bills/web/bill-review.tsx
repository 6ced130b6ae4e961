import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { StepBars } from '@wura/ui/stepper';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { useEffect, useRef } from 'react';
import type { BillFace } from './bill-face.ts';
import type { BillOrder } from './bill-payment.ts';
import { reviewMessages } from './messages.ts';

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
  const lead = useRef<HTMLHeadingElement>(null);
  const { amount, fees, total } = order;

  // The page keeps its heading, so focus comes to what is new on it.
  useEffect(() => lead.current?.focus(), []);

  return (
    <div className="flex grow flex-col px-3 md:mt-4 md:max-w-[520px] md:px-0">
      <div className="px-2 md:px-0">
        <StepBars count={3} current={1} label={words.steps} />
        <h2 ref={lead} tabIndex={-1} className="@container mt-6 mb-5 outline-none">
          <span className="block text-body font-regular tracking-normal text-ink-2 [font-stretch:102%]">
            {words.paying}
          </span>
          <Amount
            amount={amount}
            currency="NGN"
            look="big"
            fitMaxPx={46}
            className="block text-figure-3xl leading-[1.1] font-[610]"
          />
        </h2>
      </div>
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
