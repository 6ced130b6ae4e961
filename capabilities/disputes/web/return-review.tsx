import { useMessages } from '@wura/browser/messages';
import { SummaryRow } from '@wura/ui/summary-row';
import { AmountReview } from '@wura/wallets/web/amount-review';
import { recallMessages } from './recall-messages.ts';
import type { ReturnOrder } from './return-order.ts';

type ReturnReviewProps = {
  order: ReturnOrder | undefined;
  onClose: () => void;
  onSend: (order: ReturnOrder) => void;
};

/** How much goes back to whom. */
export function ReturnReview(props: ReturnReviewProps) {
  const { to, once, question, sendBack: act, close } = useMessages(recallMessages);
  return (
    <AmountReview {...props} words={{ title: ({ name }, amount) => question(amount, name), act, close }}>
      {({ name }) => (
        <>
          <dl>
            <SummaryRow label={to}>{name}</SummaryRow>
          </dl>
          <p className="mt-3 text-ink-2">{once}</p>
        </>
      )}
    </AmountReview>
  );
}
