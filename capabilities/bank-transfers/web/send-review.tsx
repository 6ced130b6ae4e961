import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { useLanguage } from '@wura/browser/use-language';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { ReviewHead } from '@wura/wallets/web/review-head';
import { KeptNameQuestion, useKeptNameQuestion } from '@wura/wallets/web/kept-name-question';
import { LookalikeQuestion, useLookalikeQuestion } from '@wura/wallets/web/lookalike-question';
import { ScamQuestion, useScamQuestion } from '@wura/wallets/web/scam-question';
import { Check, ExternalLink, TriangleAlert } from 'lucide-react';
import { reviewMessages, sendMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';
import type { Order } from './send-order.ts';

type SendReviewProps = {
  order: Order;
  wallet: Wallet | undefined;
  needsFirstPin: boolean;
  onSend: () => void;
};

/** The whole cost before anything moves; the button says the amount. */
export function SendReview({ order, wallet, needsFirstPin, onSend }: SendReviewProps) {
  const words = useMessages(reviewMessages);
  const { confirmedByBank } = useMessages(sendMessages);
  const isNarrow = useNarrow();
  const language = useLanguage();
  const { accountName, bankCode, bankName, accountNumber, amount, fees, total, remarks } = order;

  const nameQuestion = useKeptNameQuestion({ kept: order.keptName, now: accountName });
  const lookalikeQuestion = useLookalikeQuestion({ name: accountName, accountNumber, bank: bankName });
  const question = useScamQuestion({ accountNumber, amount, currency: 'NGN' });

  return (
    <div className="flex grow flex-col px-3 md:mt-4 md:max-w-[520px] md:px-0">
      <ReviewHead label={words.sending} amount={amount} currency="NGN" steps={words.steps} />
      <div className="panel mb-2.5 flex items-center gap-4.5 px-4.5 py-4">
        <RecipientFace name={accountName} bankCode={bankCode} bankName={bankName} />
        <div className="min-w-0 leading-[1.3]">
          <p className="text-entry font-strong wrap-anywhere">{accountName}</p>
          <p className="money-flow text-note whitespace-normal! text-ink-2">
            {words.bankAccount(bankName, groupAccountNumber(accountNumber))}
          </p>
          <p className="mt-[3px] flex items-center gap-1.5 text-small font-medium text-ok">
            <Check className="size-[15px]!" />
            {confirmedByBank}
          </p>
        </div>
      </div>
      <KeptNameQuestion question={nameQuestion} />
      <LookalikeQuestion question={lookalikeQuestion} />
      <Cautions order={order} />
      <dl className="panel px-4.5 py-1">
        <PriceRows price={{ amount, currency: 'NGN', fees, total }} wallet={wallet} />
        <SummaryRow label={words.arrives}>{words.usually}</SummaryRow>
        {remarks !== '' && <SummaryRow label={words.remark}>{remarks}</SummaryRow>}
      </dl>
      <a
        href={addressIn(language, '/fees')}
        target="_blank"
        rel="noopener"
        className="link mx-4.5 inline-flex min-h-11 items-center gap-1.5 self-start text-small md:mx-0"
      >
        {words.fees}
        <ExternalLink className="size-[15px]!" />
      </a>
      <ScamQuestion question={question} name={accountName} />
      <FormFooter of="review">
        <Button
          isWide
          size={isNarrow ? 56 : 52}
          isDisabled={!question.isAnswered || !nameQuestion.isAnswered || !lookalikeQuestion.isAnswered}
          onClick={onSend}
        >
          {words.send(formatAmount(amount, 'NGN'))}
        </Button>
        <p className="mt-2.5 text-center text-small text-ink-2">{needsFirstPin ? words.pinFirst : words.pinNext}</p>
      </FormFooter>
    </div>
  );
}

/** What is worth a second look: a payment that looks like the last one, and an account that is new. */
function Cautions({ order: { minutesSinceSame, isFirstTime } }: { order: Order }) {
  const words = useMessages(reviewMessages);
  return (
    <>
      {minutesSinceSame !== undefined && (
        <Banner isNote tone="wait" title={words.again(minutesSinceSame)} className="mb-2.5">
          <p>{words.againText}</p>
        </Banner>
      )}
      {isFirstTime && (
        <Banner isNote tone="wait" icon={TriangleAlert} title={words.firstTime} className="mb-2.5">
          <p>{words.firstTimeText}</p>
        </Banner>
      )}
    </>
  );
}
