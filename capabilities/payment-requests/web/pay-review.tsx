import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { balanceAfter } from '@wura/wallets/web/wallet-list';
import { payMessages } from './messages.ts';
import type { PayOrder } from './pay-order.ts';

type PayReviewProps = {
  order: PayOrder | undefined;
  wallet: Wallet | undefined;
  onClose: () => void;
  onSend: (order: PayOrder) => void;
};

/** The whole cost before anything moves; the button says the amount. */
export function PayReview({ order, wallet, onClose, onSend }: PayReviewProps) {
  const words = useMessages(payMessages);
  const balanceText = useBalanceText();
  const amount = order ? formatAmount(order.amount, order.currency) : '';
  const left = order && balanceAfter(wallet, order.amount);
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={order ? words.question(amount, order.asker) : ''}
      closeLabel={words.close}
      footer={
        order && (
          <Button isWide size={56} onClick={() => onSend(order)}>
            {words.pay(amount)}
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
            <SummaryRow label={words.to}>{order.asker}</SummaryRow>
            {order.note !== null && <SummaryRow label={words.note}>{order.note}</SummaryRow>}
            <SummaryRow label={words.fee}>{words.noFee}</SummaryRow>
            <SummaryRow
              label={words.total(currencyName(order.currency))}
              isStrong
              detail={left !== undefined && words.leftAfter(balanceText(left, order.currency).shown)}
            >
              <Amount amount={order.amount} currency={order.currency} />
            </SummaryRow>
            <SummaryRow label={words.arrives}>{words.atOnce}</SummaryRow>
          </dl>
        </div>
      )}
    </Dialog>
  );
}
