import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { BackToCustomer, More, Nothing, Page } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { operatorRoutes, WaitingDeposit } from '../operator-contract.ts';
import { listDeposits, listDepositsOf } from './calls.ts';
import { DepositOnDesk } from './deposit.tsx';
import { depositWords } from './words.ts';

const filters = { review: 'In review', completed: 'Credited', returning: 'Going back' };
type Filter = keyof typeof filters;

const nothing: Record<Filter, string> = {
  review: 'No deposit waits for a decision.',
  completed: 'No deposit has been credited yet.',
  returning: 'No deposit is on its way back.',
};

/** All of one customer, or those that wait for a decision; and for an operator who decides nothing, the one they looked for. */
export default function DepositsScreen() {
  const { id } = useParams();
  const customer = useSearchParams()[0].get('customer');
  const mayDecide = useMay(['finance']);
  if (customer !== null) return <OfCustomer customer={customer} />;
  if (mayDecide || id === undefined) return <Queue />;
  return (
    <Page title="Deposit">
      <DepositOnDesk id={id} />
    </Page>
  );
}

/** Money that came in and is not what was asked for: it belongs to a customer or goes back. */
function Queue() {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('status') ?? '';
  const filter: Filter = asked in filters ? (asked as Filter) : 'review';
  const queryOf = (chosen: Filter) => (chosen === 'review' ? '' : `?status=${chosen}`);
  const list = useListed(listDeposits, { status: filter }, { everyMs: 30_000 });
  return (
    <Page
      title="Deposits in review"
      lead="What a provider says was paid is not what was asked for. Credit it to its customer, or return it to whom it came from."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="status"
          options={filters}
          value={filter}
          onChange={chosen => void navigate(`/deposits${queryOf(chosen)}`)}
        />
      </div>
      <Deposits list={list} query={queryOf(filter)} nothing={nothing[filter]} detailOf={row => row.reference} />
    </Page>
  );
}

/** Whatever became of each, also of what was never paid. */
function OfCustomer({ customer }: { customer: string }) {
  const list = useListed(listDepositsOf, {}, { params: { id: customer }, everyMs: 30_000 });
  return (
    <Page title="Deposits of one customer" lead={<BackToCustomer id={customer} />}>
      <Deposits
        list={list}
        query={`?customer=${customer}`}
        nothing="This customer has begun no deposit."
        detailOf={row => `${depositWords[row.status]}, ${row.reference}`}
      />
    </Page>
  );
}

interface DepositsProps {
  list: ReturnType<typeof useListed<typeof operatorRoutes.list>>;
  /** What the addresses of these deposits end with. */
  query: string;
  nothing: string;
  detailOf: (row: WaitingDeposit) => string;
}

/** The list beside the one that is open. */
function Deposits({ list, query, nothing, detailOf }: DepositsProps) {
  const { id } = useParams();
  const navigate = useNavigate();
  const to = (deposit: string) => `/deposits/${deposit}${query}`;
  return (
    <Listed list={list} isEmpty={list.rows.length === 0 && id === undefined} nothing={nothing}>
      <Split
        home={`/deposits${query}`}
        rows={list.rows.map(row => ({ id: row.id, to: to(row.id) }))}
        current={id}
        onOpen={address => void navigate(address)}
        list={
          <>
            <QueueList label="Deposits">
              {list.rows.map(row => (
                <QueueRow
                  key={row.id}
                  to={to(row.id)}
                  isCurrent={row.id === id}
                  title={`${formatAmount(row.reported?.amount ?? row.amount, row.reported?.currency ?? row.currency)} for ${row.customer}`}
                  detail={row.approval ? 'Waits for a second person' : detailOf(row)}
                  since={row.updated_at}
                  isDone={row.status !== 'review' && row.status !== 'returning'}
                />
              ))}
            </QueueList>
            <More list={list} />
          </>
        }
        detail={id === undefined ? <Nothing>Open a deposit to read it.</Nothing> : <DepositOnDesk key={id} id={id} />}
      />
    </Listed>
  );
}
