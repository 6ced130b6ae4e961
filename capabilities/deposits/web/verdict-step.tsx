import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { LinkButton } from '@wura/ui/link-button';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import { Clock, Eye, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Flow, Payment } from './deposit-flow.ts';
import { verdictMessages } from './messages.ts';

type VerdictStepProps = {
  flow: Flow & { step: 'verdict' | 'unknown' };
  onCheck: (payment: Pick<Payment, 'reference' | 'amount'>) => void;
  onAnother: () => void;
};

/** Not credited, or not known: said as it is, with what can be done about it. */
export function VerdictStep({ flow, onCheck, onAnother }: VerdictStepProps) {
  const words = { ...useMessages(paperMessages), ...useMessages(verdictMessages) };
  const { title, text, Icon, tone, canCheck, needsSupport, isOver = false, isDeclined = false } = partsOf(flow);
  const { reference, amount, caseNumber } =
    flow.step === 'unknown'
      ? { ...flow, caseNumber: null }
      : {
          reference: flow.verdict.transaction_ref,
          amount: flow.verdict.amount,
          caseNumber: flow.verdict.case_number,
        };

  useEffect(() => announce(title, 'assertive'), [title]);

  return (
    <div className="mx-auto flex w-full max-w-[480px] grow flex-col px-5 pt-10 pb-6 md:mx-0 md:px-0">
      <span className={`grid size-14 place-items-center rounded-full ${tone}`}>
        <Icon className="size-7!" />
      </span>
      <h1 className="mt-4 text-t2">{title}</h1>
      {isOver && <p className="mt-2 font-label">{words.failed}</p>}
      <p className="mt-2 text-ink-2">{text}</p>
      <dl className="panel mt-5 px-4.5 py-1">
        <SummaryRow label={words.method}>{words.card}</SummaryRow>
        <SummaryRow label={words.amount}>
          <Amount amount={amount} currency="NGN" />
        </SummaryRow>
        <SummaryRow label={words.reference}>{groupReference(reference)}</SummaryRow>
        {caseNumber !== null && (
          <SummaryRow label={words.caseNumber} isStrong>
            {caseNumber}
          </SummaryRow>
        )}
      </dl>
      <div className="mt-auto flex flex-col gap-2.5 pt-8 md:mt-0">
        {canCheck && (
          <Button isWide onClick={() => onCheck({ reference, amount })}>
            {words.checkAgain}
          </Button>
        )}
        {isDeclined && (
          <>
            <Button isWide onClick={onAnother}>
              {words.anotherCard}
            </Button>
            <LinkButton to={`${viewAddress('deposit')}&way=transfer`} reloadDocument look="line" isWide>
              {words.byTransfer}
            </LinkButton>
            <Link
              to={`/wallet?help=chat&about=${encodeURIComponent(reference)}`}
              className="link inline-flex min-h-11 items-center self-center text-small"
            >
              {words.support}
            </Link>
          </>
        )}
        {needsSupport && !isDeclined && (
          <LinkButton
            to={`/wallet?help=chat&about=${encodeURIComponent(reference)}`}
            look={canCheck ? 'line' : 'gold'}
            isWide
          >
            {words.support}
          </LinkButton>
        )}
        {!canCheck && !isDeclined && (
          <Button look="line" isWide onClick={onAnother}>
            {words.another}
          </Button>
        )}
        <LinkButton to="/wallet" replace look="quiet" isWide>
          {words.done}
        </LinkButton>
      </div>
    </div>
  );

  /** The few reasons that a customer can do something about are said plainly; a bank's other words stand as they are. */
  function reasonText(reason: string | null): string {
    const { reasons } = words;
    if (reason === null || /^(declined|do not honou?r|failed)/i.test(reason)) return reasons.none;
    if (/insufficient/i.test(reason)) return reasons.insufficient;
    if (/expired/i.test(reason)) return reasons.expired;
    if (/pin/i.test(reason)) return reasons.pin;
    return reasons.other(reason);
  }

  function partsOf(of: VerdictStepProps['flow']): Parts {
    if (of.step === 'unknown') {
      const said = refusalText(of.error, { fallback: words.unknown });
      return { ...faces.bad, title: said, text: words.unknownText, canCheck: true, needsSupport: false };
    }
    const { status } = of.verdict;
    if (status === 'pending' && !of.verdict.is_processing) {
      return { ...faces.over, title: words.notPaid, text: words.notPaidText, canCheck: true, needsSupport: true };
    }
    if (status === 'pending') {
      return { ...faces.wait, title: words.pending, text: words.pendingText, canCheck: true, needsSupport: false };
    }
    if (status === 'review') {
      return { ...faces.review, title: words.review, text: words.reviewText, canCheck: true, needsSupport: true };
    }
    if (status === 'returning') {
      return { ...faces.wait, title: words.returning, text: words.returningText, canCheck: true, needsSupport: true };
    }
    if (status === 'returned') {
      return { ...faces.over, title: words.returned, text: words.returnedText, canCheck: false, needsSupport: true };
    }
    if (status === 'reversed') {
      return { ...faces.over, title: words.reversed, text: words.reversedText, canCheck: false, needsSupport: true };
    }
    return {
      ...faces.over,
      title: words.declined,
      text: `${reasonText(of.verdict.reason)} ${words.notCharged}`,
      canCheck: false,
      needsSupport: true,
      isDeclined: true,
    };
  }
}

interface Parts {
  title: string;
  text: string;
  Icon: typeof Clock;
  tone: string;
  canCheck: boolean;
  needsSupport: boolean;
  /** Nothing was credited, and neither a bank nor staff work on it any more. */
  isOver?: boolean;
  /** Another card, or a transfer, is what helps. */
  isDeclined?: boolean;
}

const faces = {
  wait: { Icon: Clock, tone: 'bg-wait-bg text-wait' },
  review: { Icon: Eye, tone: 'bg-wait-bg text-wait' },
  bad: { Icon: TriangleAlert, tone: 'bg-bad-bg text-bad' },
  over: { Icon: TriangleAlert, tone: 'bg-bad-bg text-bad', isOver: true },
};
