import { listDate, momentDate } from '@wura/browser/dates';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { PaymentFailed } from '@wura/wallets/web/payment-failed';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { Link } from 'react-router';
import type { RecallOfMe } from '../recall-contract.ts';
import { isAnswerable } from '../recall-rules.ts';
import { readAsked } from './calls.ts';
import { AskedList, RecallChip } from './asked-list.tsx';
import { KeepForm } from './keep-form.tsx';
import { disputeMenuMessages } from './menu-messages.ts';
import { recallMessages } from './recall-messages.ts';
import { ReturnReceipt } from './return-receipt.tsx';
import { ReturnReview } from './return-review.tsx';
import { returnOrder, type ReturnOrder } from './return-order.ts';

/** Others work on it, so it is looked at again by itself. */
const lookAgainMs = 15_000;

/** What a customer was asked to send back: what it is, what is set aside, and both of their answers. */
export function AskedRecall({ id }: { id: string }) {
  const words = useMessages(recallMessages);
  const { title } = useMessages(disputeMenuMessages);
  const isNarrow = useNarrow();
  const { data: customer } = useCustomer();
  const payment = usePayment(returnOrder);
  const { flow } = payment;
  const answer = useRoute(readAsked, { params: { id } }, { everyMs: lookAgainMs });
  // Nothing is typed: it is the answer's receipt that a page loaded anew finds again.
  useUnpaid({ name: `recall.${id}`, owner: customer?.id, payment, draft: null, restore: () => {} });
  if (flow.step === 'processing') {
    const { amount, currency, name } = flow.order;
    const title = words.sending(formatAmount(amount, currency), name);
    return <PaymentProcessing title={title} to={{ name }} isLost={flow.isLost} />;
  }
  if (flow.step === 'receipt') return <ReturnReceipt order={flow.order} transaction={flow.done} />;
  return (
    <>
      {!isNarrow && <h1 className="text-t1">{title}</h1>}
      <div className="grid gap-8 px-5 pt-2 pb-8 md:px-0 md:pt-4 xl:grid-cols-[480px_minmax(0,344px)]">
        <div className="max-w-[480px]">
          {answer.data ? (
            <Answering recall={answer.data} payment={payment} />
          ) : answer.isError ? (
            <Banner tone="bad" title={refusalText(answer.error, { fallback: words.listFailed })} />
          ) : (
            <Loading text={words.loading} className="min-h-[50dvh]">
              <Skeleton className="h-9 w-2/3" />
              <Skeleton className="mt-6 h-40" />
            </Loading>
          )}
        </div>
        <AskedList />
      </div>
    </>
  );
}

type AnsweringProps = {
  recall: RecallOfMe;
  payment: ReturnType<typeof usePayment<ReturnOrder, Transaction>>;
};

function Answering({ recall, payment: { flow, review, goBack, dismiss, send } }: AnsweringProps) {
  const words = useMessages(recallMessages);
  const { id, sender: name, currency, can_return: canReturn } = recall;
  const order = flow.step === 'review' || flow.step === 'pin' ? flow.order : undefined;
  return (
    <div className="flex flex-col gap-5">
      {flow.step === 'form' && flow.failure && (
        <PaymentFailed failure={flow.failure} words={words} onDismiss={dismiss} />
      )}
      <What recall={recall} />
      {canReturn !== null && (
        <Button isWide size={56} onClick={() => review({ key: newIntentKey(), id, name, currency, amount: canReturn })}>
          {words.sendBack(formatAmount(canReturn, currency))}
        </Button>
      )}
      {recall.status === 'refused' && <p className="text-ink-2">{words.told}</p>}
      {(recall.status === 'asked' || recall.status === 'unanswered') && <KeepForm id={id} />}
      <ReturnReview order={flow.step === 'review' ? flow.order : undefined} onClose={goBack} onSend={send} />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={order ? formatAmount(order.amount, currency) : ''}
        recipient={name}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => order && send(order, pin)}
      />
    </div>
  );
}

/** What their own receipt says, and what has become of it. */
function What({ recall }: { recall: RecallOfMe }) {
  const words = useMessages(recallMessages);
  const { sender: name, currency, held, can_return: canReturn, status } = recall;
  return (
    <section aria-labelledby="asked" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="asked" className="text-t3 wrap-anywhere">
          {words.title(name)}
        </h2>
        <RecallChip status={status} />
      </div>
      <p className="text-ink-2">{words.lead(name)}</p>
      {held && (
        <Banner tone="wait" isNote title={words.held(formatAmount(held.amount, currency), momentDate(held.until))}>
          <p className="whitespace-pre-line wrap-anywhere">{held.reason}</p>
          <p className="mt-2">{words.heldHow}</p>
        </Banner>
      )}
      <dl>
        <SummaryRow label={words.amount}>
          <Amount amount={recall.amount} currency={currency} />
        </SummaryRow>
        <SummaryRow label={words.from}>{name}</SummaryRow>
        <SummaryRow label={words.received}>{momentDate(recall.received_at)}</SummaryRow>
        <SummaryRow label={words.reference}>{recall.reference}</SummaryRow>
        {status === 'asked' && <SummaryRow label={words.answerBy}>{listDate(recall.answer_by)}</SummaryRow>}
      </dl>
      {isAnswerable(status) && canReturn !== null && !recall.is_all && (
        <p>{words.part(formatAmount(canReturn, currency))}</p>
      )}
      {isAnswerable(status) && canReturn === null && <p>{words.nothingThere}</p>}
      <Link
        className="link inline-flex min-h-11 items-center self-start"
        to={`${viewAddress('transactions')}&transaction=${recall.transaction_id}`}
      >
        {words.payment}
      </Link>
    </section>
  );
}
