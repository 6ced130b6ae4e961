import { call } from '@wura/browser/client';
import { saveFile } from '@wura/browser/download';
import { useRoute } from '@wura/browser/query';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Failed, Page, Section } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { Table, type Column } from '@wura/operators/console/table';
import { useDeed } from '@wura/operators/console/use-deed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { operatorRoutes } from '../operator-contract.ts';
import { exportActs, verifyLog } from './calls.ts';

type Check = ReplyOf<typeof operatorRoutes.verify>;
type Fault = Check['faults'][number];

const columns: readonly Column<Fault>[] = [
  { name: 'Row', cell: row => (row.row === 0 ? 'None' : String(row.row)) },
  { name: 'Act', cell: row => row.act ?? '' },
  { name: 'What is wrong', cell: row => wordsOf(row.fault) },
];

/** Whether the log is as it was written: each row names the one before it, and heads of it are kept outside. */
export default function CheckScreen() {
  const [isAll, setIsAll] = useState(false);
  const check = useRoute(verifyLog, { query: isAll ? { rows: 'all' } : {} }, { keepsPrevious: true });
  const mayExport = useMay(['compliance']);
  const save = useDeed(async () => {
    const rows = await readAll();
    const lines = rows.map(row => JSON.stringify(row)).join('\n');
    saveFile(new Blob([`${lines}\n`], { type: 'application/x-ndjson' }), 'wura-audit-log.ndjson');
    return `${rows.length} rows are saved`;
  });
  return (
    <Page
      title="Audit check"
      lead="Each row of the log carries a hash of the one before it. A changed, deleted or inserted row breaks the chain, and its heads are kept outside of the database."
      actions={
        <>
          <Button
            look="ink"
            size={44}
            isLoading={check.isFetching}
            loadingLabel="Checking…"
            onClick={() => (isAll ? setIsAll(false) : void check.refetch())}
          >
            Check now
          </Button>
          <Button
            look="line"
            size={44}
            isLoading={check.isFetching}
            loadingLabel="Checking…"
            onClick={() => (isAll ? void check.refetch() : setIsAll(true))}
          >
            Check every row
          </Button>
          {mayExport && (
            <Button
              look="line"
              size={44}
              isLoading={save.isBusy}
              loadingLabel="Reading…"
              onClick={() => void save.run()}
            >
              Export
            </Button>
          )}
        </>
      }
    >
      <Failed error={save.failure} />
      <Asked query={check}>
        {of => (
          <>
            <Section
              title="The chain"
              actions={
                <StatusChip
                  status={of.whole ? 'completed' : 'failed'}
                  label={of.whole ? 'Whole' : 'Broken: tell the owner now'}
                />
              }
            >
              <Facts
                facts={{
                  Checked: <Moment at={of.checked_at} />,
                  Rows: of.rows.toLocaleString('en-NG'),
                  'Checked now': rowsOf(of),
                  'The rows before, by the worker': of.verified_before && <Moment at={of.verified_before.at} />,
                  'Last row': of.head && String(of.head.row),
                  'Its hash': of.head && <code className="text-micro wrap-anywhere">{of.head.hash}</code>,
                  'Heads kept outside': String(of.anchors.count),
                  'The last of them': of.anchors.last && <Moment at={of.anchors.last.at} />,
                  'What is wrong with them': of.anchors.fault && wordsOf(of.anchors.fault),
                }}
              />
            </Section>
            {of.faults.length > 0 && (
              <Table
                label="Faults"
                rows={of.faults}
                idOf={row => `${row.row} ${row.act} ${row.fault}`}
                columns={columns}
              />
            )}
          </>
        )}
      </Asked>
    </Page>
  );
}

/** The worker has looked at those before, and may have found no newer ones since. */
function rowsOf({ verified_before: before, rows }: Check): string {
  if (!before) return 'Every row';
  return before.row < rows ? `From row ${(before.row + 1).toLocaleString('en-NG')} on` : 'None is newer';
}

async function readAll() {
  const rows = [];
  let after: string | undefined;
  do {
    const { data, next } = await call(exportActs, { query: { after } });
    rows.push(...data);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}
