import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { AmountReview } from '@wura/wallets/web/amount-review';
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

/** The whole cost before anything moves. */
export function PayReview({ order, wallet, onClose, onSend }: PayReviewProps) {
  const words = useMessages(payMessages);
  const balanceText = useBalanceText();
  const left = order && balanceAfter(wallet, order.total);
  const { question, pay: act, close } = words;
  return (
    <AmountReview
      order={order}
      words={{ title: ({ asker }, amount) => question(amount, asker), act, close }}
      onClose={onClose}
      onSend={onSend}
    >
      {order => (
        <dl>
          <SummaryRow label={words.to}>{order.asker}</SummaryRow>
          {order.note !== null && <SummaryRow label={words.note}>{order.note}</SummaryRow>}
          <FeeRows fees={order.fees} currency={order.currency} />
          <SummaryRow
            label={words.total(currencyName(order.currency))}
            isStrong
            detail={left !== undefined && words.leftAfter(balanceText(left, order.currency).shown)}
          >
            <Amount amount={order.total} currency={order.currency} />
          </SummaryRow>
          <SummaryRow label={words.arrives}>{words.atOnce}</SummaryRow>
        </dl>
      )}
    </AmountReview>
  );
}
