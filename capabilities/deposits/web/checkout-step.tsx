import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { buttonClass } from '@wura/ui/button-look';
import { CreditCard, ExternalLink } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Payment } from './deposit-flow.ts';
import { checkoutMessages } from './messages.ts';

type CheckoutStepProps = {
  payment: Payment;
  isBlocked: boolean;
  isSandbox: boolean;
  onReopen: (payment: Payment) => boolean;
  onPaid: () => void;
  onCancel: () => void;
};

/** While the customer is in the checkout: what is happening over there, and the ways on. */
export function CheckoutStep({ payment, isBlocked, isSandbox, onReopen, onPaid, onCancel }: CheckoutStepProps) {
  const words = useMessages(checkoutMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // Where even this press may not open a window of its own, the link does what links do.
  const open = (event: MouseEvent) => {
    if (onReopen(payment)) event.preventDefault();
  };

  return (
    <div className="mx-auto flex w-full max-w-[480px] flex-col gap-4 px-5 pt-8 pb-8 md:mx-0 md:px-0">
      <span className="grid size-14 place-items-center rounded-full bg-selected text-link">
        <CreditCard className="size-7!" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-t2 outline-none">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.lead(formatAmount(payment.amount, 'NGN'))}</p>
      {isBlocked && (
        <Banner tone="wait" title={words.blocked}>
          <p>{words.blockedText}</p>
        </Banner>
      )}
      <div className="mt-2 flex flex-col gap-2.5">
        {isSandbox ? (
          <a
            href={payment.address}
            target="_blank"
            rel="opener"
            onClick={open}
            className={buttonClass({ look: isBlocked ? 'gold' : 'line', isWide: true })}
          >
            <ExternalLink />
            {isBlocked ? words.open : words.openAgain}
          </a>
        ) : (
          <Button look="line" isWide onClick={() => onReopen(payment)}>
            {words.openAgain}
          </Button>
        )}
        <Button look={isBlocked ? 'line' : 'gold'} isWide onClick={onPaid}>
          {words.paid}
        </Button>
        <Button look="quiet" isWide onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p className="text-small wrap-anywhere text-ink-3">
        {words.reference}: {payment.reference}
      </p>
    </div>
  );
}
