import { useRoute } from '@wura/browser/query';
import { calendarDate } from '@wura/browser/dates';
import { Amount, Moment } from '@wura/operators/console/facts';
import { Asked, Nothing, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { Button } from '@wura/ui/button';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { operatorRoutes } from '../operator-contract.ts';
import { readPositionDays, readPositions } from './calls.ts';
import { SquareDialog } from './square-dialog.tsx';

type Position = ReplyOf<typeof operatorRoutes.positions>['data'][number];
type OfDay = ReplyOf<typeof operatorRoutes.positionDays>['data'][number];

const columns: readonly Column<Position>[] = [
  { name: 'Currency', cell: row => row.currency },
  { name: 'Position', isNumber: true, cell: row => <Amount amount={row.position} currency={row.currency} /> },
  { name: 'Worth', isNumber: true, cell: row => row.worth_ngn && <Amount amount={row.worth_ngn} currency="NGN" /> },
  { name: 'Left by rounding', isNumber: true, cell: row => <Amount amount={row.residue} currency={row.currency} /> },
];

const columnsOfDays: readonly Column<OfDay>[] = [{ name: 'Day', cell: row => calendarDate(row.day) }, ...columns];

/** What the house holds, or is short of, in each currency through conversions. */
export default function PositionsScreen() {
  const now = useRoute(readPositions, {}, { everyMs: 60_000 });
  const days = useRoute(readPositionDays, { query: { days: '30' } });
  const [isSquaring, setSquaring] = useState(false);
  return (
    <Page
      title="Positions"
      lead="Below zero: sold to customers, and not bought back yet. A trade with a bank or dealer squares them; two people book it."
      actions={
        <Button look="ink" size={44} onClick={() => setSquaring(true)}>
          Book a trade
        </Button>
      }
    >
      <Asked query={now}>
        {({ as_of: asOf, data, exposure_ngn: exposure }) => (
          <>
            <p className="mb-3 text-small text-ink-2">
              {asOf ? (
                <>
                  At rates of <Moment at={asOf} isInSentence />
                  {exposure && (
                    <>
                      , together <Amount amount={exposure} currency="NGN" />
                    </>
                  )}
                  .
                </>
              ) : (
                'No rate is fresh, so nothing is valued.'
              )}
            </p>
            {data.length === 0 ? (
              <Nothing>Nothing was converted yet.</Nothing>
            ) : (
              <Table label="Positions" rows={data} idOf={row => row.currency} columns={columns} />
            )}
          </>
        )}
      </Asked>
      <h2 className="mt-6 mb-2 text-row">At the end of each day</h2>
      <Asked query={days}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>No day has ended yet.</Nothing>
          ) : (
            <Table label="Days" rows={data} idOf={row => `${row.day} ${row.currency}`} columns={columnsOfDays} />
          )
        }
      </Asked>
      {isSquaring && <SquareDialog onClose={() => setSquaring(false)} />}
    </Page>
  );
}
