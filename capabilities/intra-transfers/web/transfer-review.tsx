import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { Avatar } from '@wura/ui/avatar';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Later } from '@wura/ui/later';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { KeptNameQuestion, useKeptNameQuestion } from '@wura/wallets/web/kept-name-question';
import { LookalikeQuestion, useLookalikeQuestion } from '@wura/wallets/web/lookalike-question';
import { ScamQuestion, useScamQuestion } from '@wura/wallets/web/scam-question';
import { balanceAfter } from '@wura/wallets/web/wallet-list';
import { reviewMessages } from './messages.ts';
import type { Order } from './send-order.ts';
import { shownRecipient } from './shown-recipient.ts';

type TransferReviewProps = {
  order: Order | undefined;
  wallets: readonly Wallet[];
  onClose: () => void;
  onSend: (order: Order) => void;
};

/** The whole cost before anything moves; the button says the amount. */
export function TransferReview({ order, wallets, onClose, onSend }: TransferReviewProps) {
  const words = useMessages(reviewMessages);
  const amount = order ? formatAmount(order.amount, order.currency) : '';
  const question = useScamQuestion(order && { ...order, accountNumber: order.toAccountNumber });
  const nameQuestion = useKeptNameQuestion(order && { kept: order.keptName, now: order.recipientName });
  const lookalikeQuestion = useLookalikeQuestion(
    order && { name: order.recipientName, accountNumber: order.toAccountNumber, bank: undefined },
  );
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={order ? words.question(amount, order.recipientName) : ''}
      closeLabel={words.close}
      footer={
        order && (
          <Button
            isWide
            size={56}
            isDisabled={!question.isAnswered || !nameQuestion.isAnswered || !lookalikeQuestion.isAnswered}
            onClick={() => onSend(order)}
          >
            {words.send(amount)}
          </Button>
        )
      }
    >
      {order && (
        <Later>
          <KeptNameQuestion question={nameQuestion} />
          <LookalikeQuestion question={lookalikeQuestion} />
          <ScamQuestion question={question} name={order.recipientName} />
          <Facts order={order} wallet={wallets.find(each => each.id === order.fromWalletId)} />
        </Later>
      )}
    </Dialog>
  );
}

function Facts({ order, wallet }: { order: Order; wallet: Wallet | undefined }) {
  const words = useMessages(reviewMessages);
  const { currency, fees, total, recipientName, remarks, toAccountNumber } = order;
  const left = balanceAfter(wallet, total);
  const balanceText = useBalanceText();
  return (
    <div className="@container">
      {fees.length === 0 && <p className="mb-3 font-medium text-ok">{words.free}</p>}
      <p className="text-ink-2">{words.sending}</p>
      <p className="mb-4 text-figure-3xl leading-[1.1] font-[610]">
        <Amount amount={order.amount} currency={currency} look="big" fitMaxPx={46} />
      </p>
      <div className="mb-2 flex items-center gap-3.5">
        <Avatar name={recipientName} size={52} />
        <div className="min-w-0 leading-tight">
          <p className="font-strong wrap-anywhere">{recipientName}</p>
          <p className="money-flow text-note text-ink-2">{words.account(shownRecipient(toAccountNumber))}</p>
        </div>
      </div>
      <dl>
        <SummaryRow label={words.amount}>
          <Amount amount={order.amount} currency={currency} />
        </SummaryRow>
        <FeeRows fees={fees} currency={currency} />
        <SummaryRow
          label={words.total(currencyName(currency))}
          isStrong
          detail={left !== undefined && words.leftAfter(balanceText(left, currency).shown)}
        >
          <Amount amount={total} currency={currency} />
        </SummaryRow>
        <SummaryRow label={words.arrives}>{words.atOnce}</SummaryRow>
        {remarks !== '' && <SummaryRow label={words.remark}>{remarks}</SummaryRow>}
      </dl>
      <p className="mt-3 text-small text-ink-2">{words.caution}</p>
    </div>
  );
}
