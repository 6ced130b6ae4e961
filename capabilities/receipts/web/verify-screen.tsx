import { CallError } from '@wura/browser/call-error';
import { clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { LinkButton } from '@wura/ui/link-button';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import type { Verified } from '../contract.ts';
import { verifyReceipt } from './calls.ts';
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
        // A new code is a new question: nothing of the last answer stays in sight.
        <Answer key={code} code={code} />
      )}
    </>
  );
}

const askAgainMs = 10_000;

function Answer({ code }: { code: string }) {
  const words = useMessages(verifyMessages);
  const answer = useRoute(verifyReceipt, { params: { code } }, { everyMs: askAgainMs });
  if (answer.isPending) {
    return (
      <Loading text={words.checking} className="mt-4">
        <Skeleton className="h-16" />
        <Skeleton className="mt-5 h-80" />
      </Loading>
    );
  }
  // A refresh that failed leaves what was true a moment ago, with its time.
  if (answer.data) return <Found found={answer.data} />;
  const isNone = answer.error instanceof CallError && answer.error.status === 404;
  if (!isNone) {
    return (
      <Banner
        tone="wait"
        className="mt-4"
        title={refusalText(answer.error, { fallback: words.unasked })}
        action={
          <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
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
