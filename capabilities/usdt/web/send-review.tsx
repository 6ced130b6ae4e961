import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { ReviewHead } from '@wura/wallets/web/review-head';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { LookalikeQuestion, useLookalikeQuestion } from '@wura/wallets/web/lookalike-question';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { balanceAfter } from '@wura/wallets/web/wallet-list';
import { TriangleAlert } from 'lucide-react';
import { network, shortAddress } from '../rules.ts';
import { reviewMessages } from './messages.ts';
import type { Order } from './send-order.ts';

type SendReviewProps = { order: Order; wallet: Wallet; needsFirstPin: boolean; onSend: () => void };

/** The whole cost and the address once more, its ends large, before anything moves. */
export function SendReview({ order, wallet, needsFirstPin, onSend }: SendReviewProps) {
  const words = useMessages(reviewMessages);
  const isNarrow = useNarrow();
  const balanceText = useBalanceText();
  const { toAddress, amount, fees, total, isInside, isFirstTime } = order;
  const left = balanceAfter(wallet, total);
  const question = useLookalikeQuestion(
    isInside ? undefined : { name: shortAddress(toAddress), accountNumber: toAddress, bank: network },
  );
  return (
    <div className="flex grow flex-col px-3 md:mt-4 md:max-w-[520px] md:px-0">
      <ReviewHead label={words.sending} amount={amount} currency="USDT" steps={words.steps} isLong />
      <div className="panel mb-2.5 px-4.5 py-4">
        <p className="text-small text-ink-2">{isInside ? words.customer : words.to}</p>
        <p className="money-flow mt-1 leading-snug whitespace-normal! wrap-anywhere">
          <strong className="text-t3">{toAddress.slice(0, 6)}</strong>
          <span className="text-ink-2">{toAddress.slice(6, -6)}</span>
          <strong className="text-t3">{toAddress.slice(-6)}</strong>
        </p>
      </div>
      <LookalikeQuestion question={question} />
      <dl className="panel mb-2.5 px-4.5 py-1">
        {!isInside && <SummaryRow label={words.network}>{network}</SummaryRow>}
        <SummaryRow label={words.amount}>
          <Amount amount={amount} currency="USDT" />
        </SummaryRow>
        <FeeRows fees={fees} currency="USDT" />
        <SummaryRow
          label={words.total}
          isStrong
          detail={left !== undefined && words.leftAfter(balanceText(left, 'USDT').shown)}
        >
          <Amount amount={total} currency="USDT" />
        </SummaryRow>
        <SummaryRow label={words.arrives}>{isInside ? words.atOnce : words.aboutAMinute}</SummaryRow>
      </dl>
      {!isInside && isFirstTime && (
        <Banner isNote tone="wait" title={words.test} className="mb-2.5">
          <p>{words.testText}</p>
        </Banner>
      )}
      <Banner isNote tone="wait" icon={TriangleAlert} title={words.final}>
        <p>{words.finalText}</p>
      </Banner>
      <FormFooter of="review">
        <Button isWide size={isNarrow ? 56 : 52} isDisabled={!question.isAnswered} onClick={onSend}>
          {words.send(formatAmount(amount, 'USDT'))}
        </Button>
        {!isInside && (
          <p className="mt-2.5 text-center text-small text-ink-2">{needsFirstPin ? words.pinFirst : words.pinNext}</p>
        )}
      </FormFooter>
    </div>
  );
}
