import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { recallMessages } from './recall-messages.ts';
import type { ReturnOrder } from './return-order.ts';

type ReturnReviewProps = {
  order: ReturnOrder | undefined;
  onClose: () => void;
  onSend: (order: ReturnOrder) => void;
};

/** The one confirmed act: how much goes to whom; the button says the amount. */
export function ReturnReview({ order, onClose, onSend }: ReturnReviewProps) {
  const words = useMessages(recallMessages);
  const amount = order ? formatAmount(order.amount, order.currency) : '';
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={order ? words.question(amount, order.name) : ''}
      closeLabel={words.close}
      footer={
        order && (
          <Button isWide size={56} onClick={() => onSend(order)}>
            {words.sendBack(amount)}
          </Button>
        )
      }
    >
      {order && (
        <div className="@container">
          <p className="mb-3 text-figure-3xl leading-[1.1] font-[610]">
            <Amount amount={order.amount} currency={order.currency} look="big" fitMaxPx={46} />
          </p>
          <dl>
            <SummaryRow label={words.to}>{order.name}</SummaryRow>
          </dl>
          <p className="mt-3 text-ink-2">{words.once}</p>
        </div>
      )}
    </Dialog>
  );
}
