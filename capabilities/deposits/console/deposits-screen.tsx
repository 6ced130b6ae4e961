import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listDeposits } from './calls.ts';
import { DepositOnDesk } from './deposit.tsx';

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
  const filter: Filter = asked in filters ? (asked as Filter) : 'review';
  const query = filter === 'review' ? '' : `?status=${filter}`;
  const list = useListed(listDeposits, { status: filter }, { everyMs: 30_000 });
  const to = (deposit: string) => `/deposits/${deposit}${query}`;
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
          onChange={chosen => void navigate(chosen === 'review' ? '/deposits' : `/deposits?status=${chosen}`)}
        />
      </div>
      <Listed list={list} isEmpty={list.rows.length === 0 && id === undefined} nothing={nothing[filter]}>
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
                    detail={row.approval ? 'Waits for a second person' : row.reference}
                    since={row.updated_at}
                    isDone={filter === 'completed'}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={
            id === undefined ? <Nothing>Open a deposit to decide it.</Nothing> : <DepositOnDesk key={id} id={id} />
          }
        />
      </Listed>
    </Page>
  );
}
