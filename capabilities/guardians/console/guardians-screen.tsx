import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listLinks } from './calls.ts';
import { Link } from './link.tsx';

const filters = { agreed: 'To be confirmed', all: 'All' };
type Filter = keyof typeof filters;

/** Adults who agreed to answer for a customer under 18, and wait for staff to compare the papers of both. */
export default function GuardiansScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = (search.get('which') ?? 'agreed') as Filter;
  const tail = filter === 'all' ? '?which=all' : '';
  const list = useListed(listLinks, { status: filter === 'all' ? undefined : 'agreed' }, { everyMs: 30_000 });
  const to = (row: { id: string }) => `/guardians/${row.id}${tail}`;
  return (
    <Page
      title="Guardians"
      lead="Adults who agreed to answer for a customer under 18. Under the rules of Nigeria no money moves before you confirm it."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="which"
          options={filters}
          value={filter}
          onChange={next => void navigate(next === 'all' ? '/guardians?which=all' : '/guardians')}
        />
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={filter === 'all' ? 'No customer has asked a guardian yet.' : 'No guardian waits for you.'}
      >
        <Split
          home={`/guardians${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: to(row) }))}
          current={id}
          onOpen={address => void navigate(address)}
          list={
            <>
              <QueueList label="Guardians">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={to(row)}
                    isCurrent={row.id === id}
                    title={`${row.guardian ?? 'An adult'} for ${row.young}`}
                    detail={row.status === 'agreed' ? 'Waits for you' : wordsOf(row.status)}
                    since={row.agreed_at ?? row.asked_at}
                    dueAt={row.due_at}
                    isDone={row.status !== 'agreed'}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={id === undefined ? <Nothing>Open one to compare both.</Nothing> : <Link key={id} id={id} />}
        />
      </Listed>
    </Page>
  );
}
