import { useRoute } from '@wura/browser/query';
import { clockTime } from '@wura/browser/dates';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Page, Section } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useNow } from '@wura/operators/console/use-now';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { minuteMs } from '@wura/platform/time';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';
import { readHealth } from './calls.ts';

type Health = ReplyOf<typeof operatorRoutes.health>;
type Row = Health['currencies'][number];

/** Green is only what was proven lately. */
const provenForMs = 5 * minuteMs;

const columns: readonly Column<Row>[] = [
  { name: 'Currency', cell: row => row.currency },
  { name: 'Debits', isNumber: true, cell: row => <Amount amount={row.debits} currency={row.currency} /> },
  { name: 'Credits', isNumber: true, cell: row => <Amount amount={row.credits} currency={row.currency} /> },
  { name: 'Difference', isNumber: true, cell: row => <Amount amount={row.difference} currency={row.currency} /> },
];

/** Whether the books balance, recomputed from their entries. */
export default function LedgerScreen() {
  const health = useRoute(readHealth, {}, { everyMs: minuteMs });
  return (
    <Page
      title="Ledger health"
      lead="Recomputed from the entries of the books themselves, at most once a minute. Debits and credits have to be the same in each currency."
      actions={
        <Button
          look="ink"
          size={44}
          isLoading={health.isFetching}
          loadingLabel="Checking…"
          onClick={() => void health.refetch()}
        >
          Check now
        </Button>
      }
    >
      <Asked query={health}>
        {of => (
          <>
            <Section title="The books" actions={<Verdict of={of} />}>
              <Facts
                facts={{
                  Checked: <Moment at={of.checkedAt} />,
                  Entries: of.entries.toLocaleString('en-NG'),
                  'Wallets below zero': String(of.negativeBalances),
                  'Entries of unknown wallets': String(of.orphans),
                  'Broken links of the chain': String(of.brokenLinks),
                  'Transfers that do not sum to zero': String(of.unbalancedTransfers),
                }}
              />
            </Section>
            <Table label="Currencies" rows={of.currencies} idOf={row => row.currency} columns={columns} />
          </>
        )}
      </Asked>
    </Page>
  );
}

function Verdict({ of }: { of: Health }) {
  const now = useNow();
  if (!of.balanced) return <StatusChip status="failed" label="The books do not balance" />;
  const isFresh = now - Date.parse(of.checkedAt) < provenForMs;
  return isFresh ? (
    <StatusChip status="completed" label="Proven now" />
  ) : (
    <StatusChip status="unknown" label={`Not checked since ${clockTime(of.checkedAt)}`} />
  );
}
