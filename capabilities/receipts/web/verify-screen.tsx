import { CallError } from '@wura/browser/call-error';
import { calendarDate, clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { LinkButton } from '@wura/ui/link-button';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import type { Verified } from '../contract.ts';
import type { VerifiedStatement } from '../statement-contract.ts';
import { verifyReceipt, verifyStatement } from './calls.ts';
import { CodeForm } from './code-form.tsx';
import { verifyMessages } from './messages.ts';

/** For a person who was shown a receipt: is it one of ours, and how does its payment stand now? */
export function VerifyScreen({ code }: { code: string | undefined }) {
  const words = useMessages(verifyMessages);
  return (
    <>
      <h1 className="mb-1 text-t1">{words.title}</h1>
      {code === undefined ? (
        <>
          <p className="mb-6 text-lead text-ink-2">{words.lead}</p>
          <CodeForm />
        </>
      ) : (
        // A new code is a new question: nothing of the last answer stays in sight. A statement's begins with an S.
        <Answer key={code} code={code} isStatement={/^s.{26}/i.test(code)} />
      )}
    </>
  );
}

const askAgainMs = 10_000;

function Answer({ code, isStatement }: { code: string; isStatement: boolean }) {
  return isStatement ? <StatementAnswer code={code} /> : <ReceiptAnswer code={code} />;
}

function ReceiptAnswer({ code }: { code: string }) {
  const answer = useRoute(verifyReceipt, { params: { code } }, { everyMs: askAgainMs });
  if (answer.isPending) return <Checking />;
  // A refresh that failed leaves what was true a moment ago, with its time.
  if (answer.data) return <Found found={answer.data} />;
  return <NotFound error={answer.error} again={() => void answer.refetch()} />;
}

function StatementAnswer({ code }: { code: string }) {
  const answer = useRoute(verifyStatement, { params: { code } });
  if (answer.isPending) return <Checking />;
  if (answer.data) return <FoundStatement found={answer.data} />;
  return <NotFound error={answer.error} again={() => void answer.refetch()} />;
}

function Checking() {
  const words = useMessages(verifyMessages);
  return (
    <Loading text={words.checking} className="mt-4">
      <Skeleton className="h-16" />
      <Skeleton className="mt-5 h-80" />
    </Loading>
  );
}

function NotFound({ error, again }: { error: unknown; again: () => void }) {
  const words = useMessages(verifyMessages);
  const isNone = error instanceof CallError && error.status === 404;
  if (!isNone) {
    return (
      <Banner
        tone="wait"
        className="mt-4"
        title={refusalText(error, { fallback: words.unasked })}
        action={
          <button type="button" className="min-h-11" onClick={again}>
            {words.retry}
          </button>
        }
      />
    );
  }
  return (
    <>
      <Banner tone="bad" title={words.none} className="mt-4 mb-6">
        <p>{words.noneText}</p>
      </Banner>
      <CodeForm />
    </>
  );
}

/** Every figure to hold against the paper. */
function FoundStatement({ found }: { found: VerifiedStatement }) {
  const words = useMessages(verifyMessages);
  const { currency } = found;
  const amount = (figure: string) => formatAmount(figure, currency);
  return (
    <>
      <Banner tone="ok" title={words.statementIsOurs} className="mt-4 mb-4">
        <p>{words.statementAdvice}</p>
      </Banner>
      <Receipt
        label={words.statement}
        brandName={words.brand}
        chip={<StatusChip status="completed" label={words.genuine} />}
        amount={<Amount amount={found.closing_balance} currency={currency} look="big" />}
        rows={[
          { label: words.name, value: found.name },
          { label: words.date, value: `${calendarDate(found.from)} – ${calendarDate(found.to)}` },
          { label: words.opening, value: amount(found.opening_balance) },
          { label: words.moneyIn, value: amount(found.money_in) },
          { label: words.moneyOut, value: amount(found.money_out) },
          { label: words.fees, value: amount(found.fees) },
          { label: words.closing, value: amount(found.closing_balance) },
          { label: words.count, value: String(found.count) },
        ]}
      />
      {found.sandbox && <p className="mt-4 text-center text-small text-ink-2">{words.sandbox}</p>}
      <LinkButton to="/verify" look="line" isWide className="mt-6">
        {words.another}
      </LinkButton>
    </>
  );
}

const tones = { completed: 'ok', pending: 'wait', failed: 'bad' } as const;
const chips = { completed: 'completed', pending: 'pending', failed: 'refunded' } as const;

function Found({ found }: { found: Verified }) {
  const words = useMessages(verifyMessages);
  const { status, amount, currency } = found;
  return (
    <>
      <Banner tone={tones[status]} title={words.says[status]} className="mt-4 mb-4">
        <p>{words.advice[status]}</p>
      </Banner>
      <Receipt
        label={words.receipt}
        brandName={words.brand}
        band={status === 'pending' ? words.band : undefined}
        chip={<StatusChip status={chips[status]} label={words.chips[status]} />}
        amount={<Amount amount={amount} currency={currency} look="big" />}
        isVoid={status === 'failed'}
        rows={rowsOf(found, words)}
      />
      <p className="mt-4 text-center text-small text-ink-2">{words.checkedAt(clockTime(found.checked_at))}</p>
      {found.sandbox && <p className="mt-1 text-center text-small text-ink-2">{words.sandbox}</p>}
      <LinkButton to="/verify" look="line" isWide className="mt-6">
        {words.another}
      </LinkButton>
    </>
  );
}

type Words = (typeof verifyMessages)['en'];

function rowsOf(found: Verified, words: Words): ReceiptRow[] {
  const { receiver, receiver_bank: toBank, sender, sender_bank: fromBank } = found;
  return [
    ...(receiver ? [{ label: words.to, value: receiver, detail: toBank }] : []),
    ...(sender ? [{ label: words.from, value: sender, detail: fromBank }] : []),
    { label: words.date, value: receiptDate(found.date) },
    { label: words.reference, value: found.reference },
  ];
}
