import { call } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { receiptDate } from '@wura/browser/dates';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Failed } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { useDeed } from '@wura/operators/console/use-deed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Link } from 'react-router';
import { advice } from './about-case.ts';
import { listCases, requery } from './calls.ts';
import { MovementStatus, type Movement } from './movement-status.tsx';

/** One movement, the cases about it, and the question to its provider. */
export function MovementDetail({ movement: of }: { movement: Movement }) {
  const mayAsk = useMay(['finance']);
  const cases = useRoute(listCases, { query: { subject: of.reference } });
  const ask = useDeed(async () => {
    await call(requery, { params: { id: of.id } });
    return 'The provider is being asked';
  });
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <span className="text-figure-sm font-display">
          <Amount amount={of.type === 'send' ? `-${of.amount}` : of.amount} currency={of.currency} />
        </span>
        <MovementStatus of={of} />
      </div>
      <Facts
        facts={{
          Customer: (
            <Link className="link" to={`/customers/${of.customer_id}`}>
              {of.customer}
            </Link>
          ),
          With: of.counterparty ?? of.recipient ?? of.sender,
          Account: of.account_number,
          Bank: of.bank,
          Description: of.description,
          Fee: <Amount amount={of.fee} currency={of.currency} />,
          'Balance after': <Amount amount={of.balance_after} currency={of.currency} />,
          Remark: of.remark,
          When: receiptDate(of.date),
          Reference: of.reference,
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton value={of.reference} label="Copy reference" copied="Copied">
          Copy reference
        </CopyButton>
        {mayAsk && of.status === 'pending' && (
          <Button look="ink" size={40} isLoading={ask.isBusy} loadingLabel="Asking…" onClick={() => void ask.run()}>
            Ask the provider again
          </Button>
        )}
      </div>
      <Failed error={ask.failure} />
      {(cases.data?.data ?? []).map(each => (
        <div key={each.number} className="mt-4 rounded-control bg-sunken p-4 text-small">
          <p className="font-strong">
            {each.number}, {wordsOf(each.kind)}
          </p>
          <p className="text-ink-2">
            {each.closed_at
              ? `Closed: ${each.resolution ?? 'settled'}`
              : (advice[each.kind] ?? 'A person has to look.')}
          </p>
          <p className="text-ink-2">
            Opened <Moment at={each.opened_at} />
          </p>
        </div>
      ))}
    </>
  );
}
