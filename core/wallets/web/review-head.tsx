import { StepBars } from '@wura/ui/stepper';
import { useEffect, useRef } from 'react';
import { Amount } from './amount.tsx';

type ReviewHeadProps = {
  /** 'You are sending' */
  label: string;
  amount: string;
  currency: string;
  /** 'Step 2 of 3' */
  steps: string;
  /** A currency whose amounts are written with many places. */
  isLong?: boolean;
};

/** Above the review of a payment: the second of its three steps, and the amount. */
export function ReviewHead({ label, amount, currency, steps, isLong = false }: ReviewHeadProps) {
  const lead = useRef<HTMLHeadingElement>(null);
  // The page keeps its heading, so focus comes to what is new on it.
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="px-2 md:px-0">
      <StepBars count={3} current={1} label={steps} />
      <h2 ref={lead} tabIndex={-1} className="@container mt-6 mb-5 outline-none">
        <span className="block text-body font-regular tracking-normal text-ink-2 [font-stretch:102%]">{label}</span>
        <Amount
          amount={amount}
          currency={currency}
          look="big"
          fitMaxPx={46}
          className={isLong ? 'block text-figure-xl leading-[1.1]' : 'block text-figure-3xl leading-[1.1] font-[610]'}
        />
      </h2>
    </div>
  );
}
