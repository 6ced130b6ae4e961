import { monthYear } from '@wura/browser/dates';
import { useRoute } from '@wura/browser/query';
import { Amount } from '@wura/operators/console/facts';
import { Asked, Nothing, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { lagosDate } from '@wura/platform/time';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { operatorRoutes } from '../operator-contract.ts';
import { readTaxes } from './calls.ts';

type Tax = ReplyOf<typeof operatorRoutes.taxes>['data'][number];

const names: Readonly<Record<Tax['tax'], string>> = { vat: 'VAT on fees', stamp_duty: 'Stamp duty' };

const columns: readonly Column<Tax>[] = [
  { name: 'Tax', cell: ({ tax }) => names[tax] },
  { name: 'Due', isNumber: true, cell: row => <Amount amount={row.due} currency={row.currency} /> },
];

/** A return that is handed in late, or asked about, is of some month of the last two years. */
const monthsShown = 24;

/** What customers were charged for the state, month by month: what the return of that month says. */
export default function TaxesScreen() {
  const [months] = useState(() => monthsUntil(lagosDate(Date.now())));
  const [month, setMonth] = useState(months[0]!);
  const taxes = useRoute(readTaxes, { query: { month } });
  return (
    <Page
      title="VAT and stamp duty"
      lead="What customers were charged for the state. What came back with a payment is taken off in the month in which it did."
    >
      <div className="mb-4 max-w-60">
        <Field label="Month of Lagos">
          <Select value={month} onChange={event => setMonth(event.target.value)}>
            {months.map(each => (
              <option key={each} value={each}>
                {monthYear(each)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Asked query={taxes}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>Nothing is due of this month.</Nothing>
          ) : (
            <Table label="Taxes" rows={data} idOf={row => `${row.tax} ${row.currency}`} columns={columns} />
          )
        }
      </Asked>
    </Page>
  );
}

/** The month of this day and those before it, newest first. */
function monthsUntil(day: string): string[] {
  const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  return Array.from({ length: monthsShown }, (_, ago) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  );
}
