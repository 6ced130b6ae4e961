import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, OfOneCustomer, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listOrders } from './calls.ts';
import { dueOf } from './open-orders.ts';
import { Order } from './order.tsx';

const filters = { open: 'To be done', all: 'All' };
type Filter = keyof typeof filters;

function tailOf({
  filter,
  kind,
  customer,
}: {
  filter: Filter;
  kind: string | undefined;
  customer: string | undefined;
}) {
  const query = new URLSearchParams({
    ...(filter === 'all' && { which: filter }),
    ...(kind && { kind }),
    ...(customer && { customer }),
  }).toString();
  return query && `?${query}`;
}

/** What customers ordered or asked for and people carry out: water, loans, gift cards, companies. */
export default function OrdersScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = (search.get('which') ?? 'open') as Filter;
  const kind = search.get('kind') ?? undefined;
  const customer = search.get('customer') ?? undefined;
  const tail = tailOf({ filter, kind, customer });
  const waiting = filter === 'open' ? 'staff' : undefined;
  const list = useListed(listOrders, { kind, waiting, customer }, { everyMs: 30_000, limit: 100 });
  const { rows } = list;
  const to = (row: { id: string }) => `/orders/${row.id}${tail}`;
  return (
    <Page
      title="Orders and requests"
      lead="What customers ordered or asked for, and people carry out. The customer is told of each step."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="which"
          options={filters}
          value={filter}
          onChange={next => void navigate(`/orders${tailOf({ filter: next, kind, customer })}`)}
        />
        {customer && <OfOneCustomer id={customer} all="/orders" />}
      </div>
      <Listed
        list={list}
        isEmpty={rows.length === 0 && id === undefined}
        nothing={
          filter === 'open' ? 'Nothing is to be done.' : customer ? 'There are none.' : 'Nothing was ordered yet.'
        }
      >
        <Split
          home={`/orders${tail}`}
          rows={rows.map(row => ({ id: row.id, to: to(row) }))}
          current={id}
          onOpen={address => void navigate(address)}
          list={
            <>
              <QueueList label="Orders">
                {rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={to(row)}
                    isCurrent={row.id === id}
                    title={row.summary}
                    detail={`${wordsOf(row.kind)}, ${wordsOf(row.status).toLowerCase()}`}
                    since={row.placed_at}
                    dueAt={dueOf(row.promised)}
                    isDone={row.next.length === 0}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={id === undefined ? <Nothing>Open one to move it on.</Nothing> : <Order key={id} id={id} />}
        />
      </Listed>
    </Page>
  );
}
