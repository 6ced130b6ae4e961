import { formatAmount } from '@wura/browser/money-format';
import { Failed, More, Nothing, Page, Waiting } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { useNavigate, useParams } from 'react-router';
import { listDeposits } from './calls.ts';
import { Deposit } from './deposit.tsx';

/** Money that came in and is not what was asked for: it belongs to a customer or goes back. */
export default function DepositsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const list = useListed(listDeposits, {}, { everyMs: 30_000 });
  const open = list.rows.find(({ reference }) => reference === id);
  const to = (reference: string) => `/deposits/${reference}`;
  return (
    <Page
      title="Deposits in review"
      lead="What a provider says was paid is not what was asked for. Credit it to its customer, or return it to whom it came from."
    >
      <Failed error={list.error} again={() => void list.refetch()} />
      {list.isPending ? (
        <Waiting />
      ) : list.rows.length === 0 ? (
        <Nothing>No deposit waits for a decision.</Nothing>
      ) : (
        <Split
          home="/deposits"
          rows={list.rows.map(({ reference }) => ({ id: reference, to: to(reference) }))}
          current={id}
          onOpen={address => void navigate(address)}
          list={
            <>
              <QueueList label="Deposits">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.reference}
                    to={to(row.reference)}
                    isCurrent={row.reference === id}
                    title={`${formatAmount(row.reported?.amount ?? row.amount, row.reported?.currency ?? row.currency)} for ${row.customer}`}
                    detail={row.approval ? 'Waits for a second person' : row.reference}
                    since={row.updated_at}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={
            open ? (
              <Deposit key={open.reference} deposit={open} />
            ) : (
              <Nothing>
                {id ? 'This deposit does not wait for a decision any more.' : 'Open a deposit to decide it.'}
              </Nothing>
            )
          }
        />
      )}
    </Page>
  );
}
