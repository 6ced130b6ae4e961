import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { spanText } from '@wura/operators/console/age';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Failed, Nothing, Page, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Table, type Column } from '@wura/operators/console/table';
import { useDeed } from '@wura/operators/console/use-deed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import { Link } from 'react-router';
import type { operatorRoutes } from '../operator-contract.ts';
import { explainBalance, runReconciliation, showReconciliation } from './calls.ts';

type Reconciliation = ReplyOf<typeof operatorRoutes.show>;
type Difference = Reconciliation['differences'][number];
type Balance = Reconciliation['balances'][number];

const sideText = (side: Difference['ours']) =>
  side ? `${formatAmount(side.amount, side.currency)}, ${side.state}` : 'Nothing';

const columns: readonly Column<Difference>[] = [
  { name: 'Reference', cell: row => row.reference },
  { name: 'Provider', cell: row => `${wordsOf(row.provider)}, ${row.operation}` },
  { name: 'How', cell: row => wordsOf(row.kind) },
  { name: 'Ours', cell: row => sideText(row.ours) },
  { name: 'Theirs', cell: row => sideText(row.theirs) },
  { name: 'Age', cell: row => spanText(row.age_seconds * 1_000) },
  { name: 'Case', cell: row => row.case_number },
];

/** Our books beside those of the providers: what differs now, the oldest first, and what stands with each. */
export default function ReconciliationScreen() {
  const shown = useRoute(showReconciliation, { query: { limit: '100' } }, { everyMs: 30_000 });
  const compare = useDeed(async () => {
    await call(runReconciliation, {});
    return 'The comparison has begun';
  });
  return (
    <Page
      title="Reconciliation"
      lead="Our books beside those of the providers, compared every day and whenever you ask."
      actions={
        <Button
          look="ink"
          size={44}
          isLoading={compare.isBusy}
          loadingLabel="Beginning…"
          onClick={() => void compare.run()}
        >
          Compare now
        </Button>
      }
    >
      <Failed error={compare.failure} />
      <Asked query={shown}>
        {({ run, open, differences, balances }) => (
          <>
            <Section title="Last comparison">
              {run ? (
                <Facts
                  facts={{
                    Outcome: <Outcome run={run} />,
                    From: <Moment at={run.from} />,
                    Until: <Moment at={run.until} />,
                    'Payments at the providers': String(run.at_provider),
                    'Payments in our books': String(run.in_ledger),
                    Differences: String(run.differences),
                    Because: run.why,
                  }}
                />
              ) : (
                <p className="text-small text-ink-2">There was none yet.</p>
              )}
            </Section>
            <h2 className="mb-2 text-row">Differences ({open})</h2>
            {differences.length === 0 ? (
              <Nothing>Both sides say the same.</Nothing>
            ) : (
              <Table
                label="Differences"
                rows={differences}
                idOf={row => row.id}
                columns={columns}
                to={row =>
                  row.operation === 'balance'
                    ? `/cases?subject=${encodeURIComponent(row.reference)}`
                    : `/transactions?reference=${encodeURIComponent(row.reference)}`
                }
              />
            )}
            <h2 className="mt-6 mb-2 text-row">What stands with each provider</h2>
            {balances.length === 0 ? (
              <Nothing>No provider has told its balance yet.</Nothing>
            ) : (
              <ul aria-label="Balances" className="grid gap-x-4 lg:grid-cols-2 2xl:grid-cols-3">
                {balances.map(balance => (
                  <li key={`${balance.provider} ${balance.currency}`}>
                    <Standing balance={balance} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Asked>
    </Page>
  );
}

function Outcome({ run }: { run: NonNullable<Reconciliation['run']> }) {
  if (run.outcome === null) return <StatusChip status="pending" label="Under way" />;
  return run.outcome === 'complete' ? (
    <StatusChip status="completed" label="Complete" />
  ) : (
    <StatusChip status="unknown" label="Incomplete" />
  );
}

function Standing({ balance }: { balance: Balance }) {
  const [isExplaining, setExplaining] = useState(false);
  const { provider, currency, theirs, ours, own_money: ownMoney, difference } = balance;
  const agrees = /^-?0(\.0+)?$/.test(difference);
  return (
    <Section
      title={`${wordsOf(provider)}, ${currency}`}
      actions={<StatusChip status={agrees ? 'completed' : 'unknown'} label={agrees ? 'Agrees' : 'Differs'} />}
    >
      <Facts
        facts={{
          'It says': <Amount amount={theirs} currency={currency} />,
          'Our books': <Amount amount={ours} currency={currency} />,
          'The owner’s own money': <Amount amount={ownMoney} currency={currency} />,
          Unexplained: <Amount amount={difference} currency={currency} />,
          Checked: <Moment at={balance.checked_at} />,
        }}
      />
      {!agrees && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <Button look="line" size={40} onClick={() => setExplaining(true)}>
            It is the owner’s
          </Button>
          <Link className="link inline-flex min-h-11 items-center text-small" to="/cases">
            Cases
          </Link>
        </p>
      )}
      {isExplaining && (
        <ReasonDialog
          title={`Is ${formatAmount(difference, currency)} the owner’s?`}
          lead={`What stands unexplained with ${wordsOf(provider)} is then the owner’s own money. A second operator has to agree.`}
          confirm="Begin"
          onClose={() => setExplaining(false)}
          run={async reason => {
            await call(explainBalance, { body: { provider, currency, reason } });
            return 'Begun. A second operator has to agree.';
          }}
        />
      )}
    </Section>
  );
}
