import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { balanceAfter } from '@wura/wallets/web/wallet-list';
import { usePromise } from './delivery-text.ts';
import { reviewMessages } from './messages.ts';
import type { Order } from './water-order.ts';

interface WaterReviewProps {
  order: Order | undefined;
  wallet: Wallet | undefined;
  onClose: () => void;
  onPay: (order: Order) => void;
}

/** The whole cost, and when it comes, before anything moves; the button says the amount. */
export function WaterReview({ order, wallet, onClose, onPay }: WaterReviewProps) {
  const words = useMessages(reviewMessages);
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      footer={
        order && (
          <Button isWide size={56} onClick={() => onPay(order)}>
            {words.pay(formatAmount(order.total, 'NGN'))}
          </Button>
        )
      }
    >
      {order && <Facts order={order} wallet={wallet} />}
    </Dialog>
  );
}

function Facts({ order, wallet }: { order: Order; wallet: Wallet | undefined }) {
  const words = useMessages(reviewMessages);
  const { days, by } = usePromise()(order);
  const balanceText = useBalanceText();
  const left = balanceAfter(wallet, order.total);
  return (
    <>
      <dl>
        <SummaryRow label={words.water}>{words.each(order.quantity, order.name)}</SummaryRow>
        <SummaryRow label={words.price}>
          <Amount amount={order.price} currency="NGN" />
        </SummaryRow>
        <SummaryRow label={words.to} detail={order.place}>
          <span className="whitespace-pre-line">{order.address}</span>
        </SummaryRow>
        <SummaryRow label={words.window} detail={by}>
          {days}
        </SummaryRow>
        <SummaryRow label={words.fee}>{words.free}</SummaryRow>
        <SummaryRow
          label={words.total}
          isStrong
          detail={left !== undefined && words.leftAfter(balanceText(left, 'NGN').shown)}
        >
          <Amount amount={order.total} currency="NGN" />
        </SummaryRow>
      </dl>
      <p className="mt-3 text-small text-ink-2">{words.caution}</p>
    </>
  );
}
