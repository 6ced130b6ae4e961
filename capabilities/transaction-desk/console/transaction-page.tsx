import { call } from '@wura/browser/client';
import { receiptDate } from '@wura/browser/dates';
import { useRoute } from '@wura/browser/query';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Failed, Page, Section } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { useDeed } from '@wura/operators/console/use-deed';
import { useKeys } from '@wura/operators/console/use-keys';
import { wordsOf } from '@wura/operators/console/words-of';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MovementOnDesk } from '../operator-contract.ts';
import { readTransaction, requery } from './calls.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { MovementStatus } from './movement-status.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** One movement: what it is, its steps, its provider, and what may be done about it. */
export function TransactionPage({ id }: { id: string }) {
  const { search: tail } = useLocation();
  const asked = useRoute(readTransaction, { params: { id } });
  return (
    <Page
      title={asked.data ? wordsOf(asked.data.category) : 'Transaction'}
      lead={
        <Link to={`/transactions${tail}`} className="link inline-flex min-h-11 items-center">
          All transactions
        </Link>
      }
    >
      <Asked query={asked}>
        {of => (
          <div className="grid items-start gap-x-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="min-w-0">
              <Deeds of={of} />
              <What of={of} />
            </div>
            <div className="min-w-0">
              <Steps of={of} />
              <Provider of={of} />
              <Around of={of} />
            </div>
          </div>
        )}
      </Asked>
    </Page>
  );
}

function Deeds({ of }: { of: MovementOnDesk }) {
  const mayMove = useMay(['finance']);
  const [doing, setDoing] = useState<'return' | 'correct'>();
  const ask = useDeed(async () => {
    await call(requery, { params: { id: of.id } });
    return 'The provider is being asked';
  });
  const { requery: canAsk, return: returned, correct } = of.may;
  const canReturn = mayMove && returned !== null && !of.pending;
  const canCorrect = mayMove && correct !== null && !of.pending;
  useKeys({
    ...(mayMove && canAsk && { q: () => void ask.run() }),
    ...(canReturn && { r: () => setDoing('return') }),
    ...(canCorrect && { c: () => setDoing('correct') }),
  });
  const close = () => setDoing(undefined);
  return (
    <>
      {of.pending && (
        <Banner
          isNote
          tone="info"
          className="mb-4"
          title={`${of.pending.begun_by.name} began a ${wordsOf(of.pending.kind).toLowerCase()}: ${of.pending.reason}`}
          action={<Link to={`/approvals/${of.pending.id}`}>To the approval</Link>}
        />
      )}
      {mayMove && (canAsk || canReturn || canCorrect) && (
        <div className="mb-4 flex flex-wrap gap-3">
          {canAsk && (
            <Button look="ink" size={44} isLoading={ask.isBusy} loadingLabel="Asking…" onClick={() => void ask.run()}>
              Ask the provider again
            </Button>
          )}
          {canReturn && (
            <Button look="line" size={44} onClick={() => setDoing('return')}>
              Give the money back
            </Button>
          )}
          {canCorrect && (
            <Button look="line" size={44} onClick={() => setDoing('correct')}>
              Correct it
            </Button>
          )}
        </div>
      )}
      <Failed error={ask.failure} />
      {doing === 'return' && returned && <ReturnDialog of={of} lines={returned.lines} onClose={close} />}
      {doing === 'correct' && correct && <CorrectionDialog of={of} correct={correct} onClose={close} />}
    </>
  );
}

function What({ of }: { of: MovementOnDesk }) {
  return (
    <Section title={of.description} actions={<MovementStatus of={of} />}>
      <p className="mb-2 text-figure-sm font-display">
        <Amount amount={of.type === 'send' ? `-${of.amount}` : of.amount} currency={of.currency} />
      </p>
      <Facts
        facts={{
          Customer: (
            <Link className="link" to={`/customers/${of.customer_id}`}>
              {of.customer}
            </Link>
          ),
          With: of.counterparty_customer_id ? (
            <Link to={`/customers/${of.counterparty_customer_id}`} className="link">
              {of.counterparty}
            </Link>
          ) : (
            (of.counterparty ?? of.recipient ?? of.sender)
          ),
          Account: of.account_number,
          Bank: of.bank,
          ...Object.fromEntries(
            of.fees.map(fee => [fee.name, <Amount key={fee.code} amount={fee.amount} currency={of.currency} />]),
          ),
          Total: <Amount amount={of.total} currency={of.currency} />,
          'Balance after': <Amount amount={of.balance_after} currency={of.currency} />,
          Remark: of.remark,
          When: receiptDate(of.date),
          Reference: of.reference,
        }}
      />
      <div className="mt-3">
        <CopyButton value={of.reference} label="Copy reference" copied="Copied">
          Copy reference
        </CopyButton>
      </div>
    </Section>
  );
}

type Event = MovementOnDesk['timeline'][number]['event'];

const events: Readonly<Record<Event, string>> = {
  held: 'Begun',
  asked: 'Sent to the provider',
  accepted: 'Accepted by the provider',
  succeeded: 'Completed',
  declined: 'Refunded',
  reversed: 'Refunded',
};

function Steps({ of }: { of: MovementOnDesk }) {
  return (
    <Section title="Steps">
      <ol aria-label="Steps" className="text-small">
        {of.timeline.map(({ event, at }) => (
          <li
            key={`${event} ${at}`}
            className="relative flex justify-between gap-4 border-l-2 border-line py-2 pl-4 last:border-transparent"
          >
            <span aria-hidden className="absolute top-3.5 -left-[5px] size-2 rounded-full bg-(--wura-500)" />
            <span className="font-label">{events[event]}</span>
            <span className="text-ink-2">
              <Moment at={at} />
            </span>
          </li>
        ))}
        {of.corrections.map(({ amount, at }) => (
          <li key={at} className="flex justify-between gap-4 py-2 pl-4">
            <span className="font-label">
              Corrected: <Amount amount={amount} currency={of.currency} /> went back
            </span>
            <span className="text-ink-2">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
      {of.expected_by && (
        <p className="mt-2 text-small text-ink-2">
          The customer was told: by <Moment at={of.expected_by} />
        </p>
      )}
    </Section>
  );
}

function Provider({ of: { provider } }: { of: MovementOnDesk }) {
  if (!provider) return null;
  return (
    <Section title="With the provider">
      <Facts
        facts={{
          Provider: wordsOf(provider.name),
          Does: wordsOf(provider.operation),
          'It says': wordsOf(provider.state),
          Because: provider.reason && wordsOf(provider.reason),
          'Our reference there': provider.reference,
          'Its own reference': provider.theirs,
          'Session ID': provider.session_id,
          'Asked so far': provider.asked === 1 ? 'Once' : `${provider.asked} times`,
        }}
      />
    </Section>
  );
}

function Around({ of }: { of: MovementOnDesk }) {
  if (of.cases.length === 0) return null;
  return (
    <Section title="Cases about it">
      <ul className="text-small">
        {of.cases.map(each => (
          <li key={each.number} className="flex flex-wrap justify-between gap-x-4 py-1">
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/cases?subject=${encodeURIComponent(of.reference)}`}
            >
              {each.number}, {wordsOf(each.kind)}
            </Link>
            <span className="inline-flex min-h-11 items-center text-ink-2">
              {each.closed_at ? 'Closed' : 'Open since'}&nbsp;
              <Moment at={each.closed_at ?? each.opened_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
