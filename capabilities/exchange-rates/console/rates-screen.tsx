import { useRoute } from '@wura/browser/query';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Nothing, Page, Section } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useKeys } from '@wura/operators/console/use-keys';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { operatorRoutes } from '../operator-contract.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { listRates } from './calls.ts';
import { SetRateDialog } from './set-rate-dialog.tsx';

type Rates = ReplyOf<typeof operatorRoutes.list>;
type Decision = Rates['decisions'][number];
type Source = Rates['sources'][number];

const columns: readonly Column<Decision>[] = [
  { name: 'Currency', cell: row => row.currency },
  { name: 'Rate by hand', cell: row => row.rate ?? 'None' },
  { name: 'Holds until', cell: row => row.valid_until && <Moment at={row.valid_until} /> },
  {
    name: 'State',
    cell: row =>
      row.stopped ? <StatusChip status="failed" label="Stopped" /> : <StatusChip status="completed" label="Quoted" />,
  },
  { name: 'Why', cell: row => row.reason },
  { name: 'Since', cell: row => <Moment at={row.set_at} /> },
];

/** What every source of rates said last, what of it is held, and what staff decided. */
export default function RatesScreen() {
  const rates = useRoute(listRates, {}, { everyMs: 30_000 });
  const [isSetting, setSetting] = useState(false);
  const [accepting, setAccepting] = useState<string>();
  const held = rates.data?.sources.flatMap(source => source.held)[0];
  useKeys({ ...(held !== undefined && { a: () => setAccepting(held) }), c: () => setSetting(true) });
  return (
    <Page
      title="Rates"
      lead="Units of a currency for one US dollar. A rate that moved too far at once is held until somebody accepts it."
      actions={
        <Button look="ink" size={44} onClick={() => setSetting(true)}>
          Decide about a rate
        </Button>
      }
    >
      <Asked query={rates}>
        {({ sources, decisions }) => (
          <>
            <h2 className="mb-2 text-row">Decided by staff</h2>
            {decisions.length === 0 ? (
              <Nothing>Nothing: all rates are those of the sources.</Nothing>
            ) : (
              <Table label="Decisions" rows={decisions} idOf={row => row.currency} columns={columns} />
            )}
            <h2 className="mt-6 mb-2 text-row">Sources, in the order in which they are quoted from</h2>
            <ul aria-label="Sources" className="grid items-start gap-x-4 lg:grid-cols-2">
              {sources.map(source => (
                <li key={source.name}>
                  <SourceCard source={source} onAccept={setAccepting} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Asked>
      {isSetting && <SetRateDialog onClose={() => setSetting(false)} />}
      {accepting !== undefined && (
        <AcceptDialog
          currency={accepting}
          sources={rates.data?.sources ?? []}
          onClose={() => setAccepting(undefined)}
        />
      )}
    </Page>
  );
}

function SourceCard({ source, onAccept }: { source: Source; onAccept: (currency: string) => void }) {
  const { name, fresh, simulated, held, rates } = source;
  return (
    <Section
      title={`${wordsOf(name)}${simulated ? ' (simulated)' : ''}`}
      actions={<StatusChip status={fresh ? 'completed' : 'unknown'} label={fresh ? 'Fresh' : 'Too old to quote'} />}
    >
      {held.map(currency => (
        <p
          key={currency}
          className="mb-2 flex items-center justify-between gap-3 rounded-control bg-wait-bg p-3 text-wait"
        >
          <span>
            {currency} moved too far: {rates[currency] ?? 'no rate'}
          </span>
          <Button look="ink" size={40} onClick={() => onAccept(currency)}>
            Look at it
          </Button>
        </p>
      ))}
      <Facts
        facts={{
          'As of': <Moment at={source.as_of} />,
          Fetched: <Moment at={source.fetched_at} />,
          Naira: rates['NGN'],
        }}
      />
      <details className="mt-2 text-small">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
          All {Object.keys(rates).length} rates
        </summary>
        <Facts facts={rates} />
      </details>
    </Section>
  );
}
