import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, Page } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
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

/** Money that came in and is not what was asked for: it belongs to a customer or goes back. */
export default function DepositsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('status') ?? '';
  const customer = search.get('customer') ?? undefined;
  const filter: Filter = asked in filters ? (asked as Filter) : 'review';
  const query = customer ? `?customer=${customer}` : filter === 'review' ? '' : `?status=${filter}`;
  const mayQueue = useMay(['finance']);
  const queue = useListed(
    listDeposits,
    { status: filter },
    { everyMs: 30_000, isOff: customer !== undefined || !mayQueue },
  );
  const own = useListed(
    listDepositsOf,
    {},
    { params: { id: customer ?? '' }, everyMs: 30_000, isOff: customer === undefined },
  );
  const list = customer === undefined ? queue : own;
  const to = (deposit: string) => `/deposits/${deposit}${query}`;
  // Found by its reference, by an operator who answers its customer and decides nothing.
  if (customer === undefined && !mayQueue && id !== undefined) {
    return (
      <Page title="Deposit">
        <DepositOnDesk id={id} />
      </Page>
    );
  }
  return (
    <Page
      title={customer ? 'Deposits of one customer' : 'Deposits in review'}
      lead={
        customer ? (
          <Link to={`/customers/${customer}`} className="link inline-flex min-h-11 items-center">
            Back to the customer
          </Link>
        ) : (
          'What a provider says was paid is not what was asked for. Credit it to its customer, or return it to whom it came from.'
        )
      }
    >
      {!customer && (
        <div className="mb-4">
          <Chips
            legend="Which"
            name="status"
            options={filters}
            value={filter}
            onChange={chosen => void navigate(chosen === 'review' ? '/deposits' : `/deposits?status=${chosen}`)}
          />
        </div>
      )}
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={customer ? 'This customer has begun no deposit.' : nothing[filter]}
      >
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
                    detail={
                      row.approval
                        ? 'Waits for a second person'
                        : customer
                          ? `${depositWords[row.status]}, ${row.reference}`
                          : row.reference
                    }
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
    </Page>
  );
}
