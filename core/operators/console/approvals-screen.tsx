import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { aboutOf, ApprovalOnDesk, statuses, type Status } from './approval.tsx';
import { listApprovals } from './calls.ts';
import { Listed } from './listed.tsx';
import { More, Nothing, Page } from './page.tsx';
import { QueueList, QueueRow, Split } from './split.tsx';
import { useListed } from './use-listed.ts';
import { wordsOf } from './words-of.ts';

/** What one operator began and another has to decide. */
export default function ApprovalsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const status = (search.get('status') ?? 'pending') as Status;
  const tail = status === 'pending' ? '' : `?status=${status}`;
  const list = useListed(listApprovals, { status }, { everyMs: 30_000 });
  return (
    <Page
      title="Approvals"
      lead="Some acts need two people: one begins, another decides, and only then is it done. Nobody decides what they began."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="status"
          options={statuses}
          value={status}
          onChange={next => setSearch(next === 'pending' ? {} : { status: next })}
        />
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={status === 'pending' ? 'Nothing waits for a second person.' : 'There are none.'}
      >
        <Split
          home={`/approvals${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: `/approvals/${row.id}${tail}` }))}
          current={id}
          onOpen={to => void navigate(to)}
          list={
            <>
              <QueueList label="Approvals">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={`/approvals/${row.id}${tail}`}
                    isCurrent={row.id === id}
                    title={wordsOf(row.kind)}
                    detail={`${aboutOf(row)}, begun by ${row.begun_by.name}`}
                    since={row.begun_at}
                    dueAt={row.expires_at}
                    isDone={row.status !== 'pending'}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={
            id === undefined ? (
              <Nothing>Open one of the list to decide it.</Nothing>
            ) : (
              <ApprovalOnDesk key={id} id={id} />
            )
          }
        />
      </Listed>
    </Page>
  );
}
