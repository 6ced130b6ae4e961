import { formatAmount } from '@wura/browser/money-format';
import { Amount, Moment } from '@wura/operators/console/facts';
import { Listed } from '@wura/operators/console/listed';
import { BackToCustomer, More, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { Link, useSearchParams } from 'react-router';
import type { RequestOnDesk } from '../operator-contract.ts';
import type { RequestStatus } from '../rules.ts';
import { listRequests } from './calls.ts';

const states: Readonly<Record<RequestStatus, string>> = {
  open: 'Open',
  paid: 'Paid',
  returned: 'Paid and sent back',
  expired: 'Expired',
  withdrawn: 'Taken back',
  declined: 'Declined',
};
const filters = { all: 'All', ...states };
const sides = { asked_by: 'Asked by them', asked_of: 'Asked of them' };
type Side = keyof typeof sides;

const person = (id: string, name: string) => (
  <Link to={`/customers/${id}`} className="link inline-flex min-h-11 items-center">
    {name}
  </Link>
);

const code: Column<RequestOnDesk> = { name: 'Code', cell: row => <span title={row.link}>{row.code}</span> };
const asker: Column<RequestOnDesk> = { name: 'Who asks', cell: row => person(row.asker_id, row.asker) };
const payer: Column<RequestOnDesk> = {
  name: 'Who is asked',
  cell: row => (row.payer === null || row.payer_id === null ? 'Anyone with the link' : person(row.payer_id, row.payer)),
};

const told: readonly Column<RequestOnDesk>[] = [
  {
    name: 'Amount',
    isNumber: true,
    cell: row => (row.amount === null ? 'Any' : <Amount amount={row.amount} currency={row.currency} />),
  },
  { name: 'Note', cell: row => row.note && <span className="block max-w-64 wrap-anywhere">{row.note}</span> },
  { name: 'State', cell: row => states[row.status] },
  { name: 'Payments', cell: row => row.paid_count > 0 && <Payments of={row} /> },
  { name: 'Asked', cell: row => <Moment at={row.created_at} /> },
  { name: 'Until', cell: row => <Moment at={row.ended_at ?? row.expires_at} /> },
];

function Payments({ of: { payments, paid_count: count, paid_total: total, currency } }: { of: RequestOnDesk }) {
  return (
    <>
      {count > payments.length && (
        <p>
          {count} payments, <Amount amount={total} currency={currency} />. The newest:
        </p>
      )}
      <ul>
        {payments.map(({ reference, name, amount }) => (
          <li key={reference}>
            <Link
              to={`/transactions?reference=${reference}`}
              className="link inline-flex min-h-11 items-center"
              title={reference}
            >
              {formatAmount(amount, currency)} from {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Money that customers asked others for. Filters are in the address, so that they can be sent to a colleague. */
export default function RequestsScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = (name: string) => search.get(name) ?? undefined;
  const [by, of, one, status] = [asked('asked_by'), asked('asked_of'), asked('code'), asked('status')];
  const customer = by ?? of;
  const side: Side = by === undefined ? 'asked_of' : 'asked_by';
  const list = useListed(listRequests, { asked_by: by, asked_of: of, code: one, status });
  const others = customer === undefined || (by && of) ? [asker, payer] : [side === 'asked_by' ? payer : asker];
  const choose = (chosen: { side?: Side; status?: string }) => {
    const { side: which = side, status: state = status } = chosen;
    setSearch({ [which]: customer!, ...(state && state !== 'all' && { status: state }) });
  };
  return (
    <Page title="Payment requests" lead={customer && <BackToCustomer id={customer} />}>
      {customer && (
        <div className="mb-4 flex flex-col gap-2">
          <Chips legend="Whose" name="side" options={sides} value={side} onChange={next => choose({ side: next })} />
          <Chips
            legend="Which"
            name="status"
            options={filters}
            value={(status ?? 'all') as keyof typeof filters}
            onChange={next => choose({ status: next })}
          />
        </div>
      )}
      <Listed
        list={list}
        isEmpty={list.rows.length === 0}
        nothing={one === undefined ? 'There are none.' : 'No request has this code.'}
      >
        <Table label="Payment requests" rows={list.rows} idOf={row => row.code} columns={[code, ...others, ...told]} />
        <More list={list} />
      </Listed>
    </Page>
  );
}
