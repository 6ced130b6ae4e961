import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Later } from '@wura/ui/later';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';

interface Reviewed {
  readonly amount: string;
  readonly currency: string;
}

interface AmountReviewProps<Order extends Reviewed> {
  /** Without one nothing is reviewed. */
  order: Order | undefined;
  /** Each is told the amount as it is written. */
  words: { title(order: Order, amount: string): string; act(amount: string): string; close: string };
  onClose: () => void;
  onSend: (order: Order) => void;
  /** Rows and remarks beneath the amount. */
  children(order: Order): ReactNode;
}

/** What a customer reads before one confirmed act moves money: the amount first, and the button says it again. */
export function AmountReview<Order extends Reviewed>(props: AmountReviewProps<Order>) {
  const { order, words, onClose, onSend, children } = props;
  const amount = order ? formatAmount(order.amount, order.currency) : '';
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={order ? words.title(order, amount) : ''}
      closeLabel={words.close}
      footer={
        order && (
          <Button isWide size={56} onClick={() => onSend(order)}>
            {words.act(amount)}
          </Button>
        )
      }
    >
      {order && (
        <Later>
          <div className="@container">
            <p className="mb-3 text-figure-3xl leading-[1.1] font-[610]">
              <Amount amount={order.amount} currency={order.currency} look="big" fitMaxPx={46} />
            </p>
            {children(order)}
          </div>
        </Later>
      )}
    </Dialog>
  );
}
