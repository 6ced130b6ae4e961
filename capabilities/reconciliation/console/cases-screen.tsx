import { Facts, Moment, toldFacts } from '@wura/operators/console/facts';
import { Listed } from '@wura/operators/console/listed';
import { More, OfOneCustomer, Page, Section } from '@wura/operators/console/page';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { useListed } from '@wura/operators/console/use-listed';
import { useRowKeys } from '@wura/operators/console/use-keys';
import { wordsOf } from '@wura/operators/console/words-of';
import { Chips } from '@wura/ui/chips';
import { Select } from '@wura/ui/select';
import { StatusChip } from '@wura/ui/status-chip';
import { Link, useSearchParams } from 'react-router';
import { advice, caseAddress, ownQueues } from './about-case.ts';
import { differenceKinds } from '../rules.ts';
import { listCases } from './calls.ts';

const states = { open: 'Open', closed: 'Closed' };
type State = keyof typeof states;

const kinds = [...Object.keys(advice), ...differenceKinds.map(kind => `reconciliation_${kind}`)];

/** What a person has to look at, because no rule may decide it. A case closes by itself when what it is about is settled. */
export default function CasesScreen() {
  const [search, setSearch] = useSearchParams();
  const state = (search.get('state') ?? 'open') as State;
  const subject = search.get('subject') ?? undefined;
  const kind = search.get('kind') ?? undefined;
  const customer = search.get('customer') ?? undefined;
  const except = kind || customer ? undefined : ownQueues.join(',');
  const asked = subject ? { subject } : { state, kind, customer, except };
  const list = useListed(listCases, asked, { everyMs: 30_000 });
  const show = (next: { state: State; kind: string | undefined }) =>
    setSearch({
      ...(next.state !== 'open' && { state: next.state }),
      ...(next.kind && { kind: next.kind }),
      ...(customer && { customer }),
    });
  useRowKeys();
  return (
    <Page title="Cases" lead="What no rule may decide. A case closes by itself once what it is about is settled.">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {subject ? (
          <p>
            About <b className="wrap-anywhere">{subject}</b>.{' '}
            <Link to="/cases" className="link inline-flex min-h-11 items-center">
              All cases
            </Link>
          </p>
        ) : (
          <>
            <Chips
              legend="Which"
              name="state"
              options={states}
              value={state}
              onChange={next => show({ state: next, kind })}
            />
            <Select
              aria-label="Kind"
              className="max-w-80"
              value={kind ?? ''}
              onChange={event => show({ state, kind: event.target.value || undefined })}
            >
              <option value="">{customer ? 'Of every kind' : 'Without a queue of their own'}</option>
              {kinds.map(each => (
                <option key={each} value={each}>
                  {wordsOf(each)}
                </option>
              ))}
            </Select>
            {customer && <OfOneCustomer id={customer} all="/cases" />}
          </>
        )}
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0}
        nothing={state === 'open' && !subject && !customer ? 'No case is open.' : 'There are none.'}
      >
        <ul aria-label="Cases" className="grid items-start gap-x-4 xl:grid-cols-2">
          {list.rows.map(row => (
            <li key={row.number}>
              <Section
                title={wordsOf(row.kind)}
                actions={
                  row.closed_at === null ? (
                    <StandingChip since={row.opened_at} dueAt={row.facts['answer_by'] ?? null} />
                  ) : (
                    <StatusChip status="completed" label="Closed" />
                  )
                }
              >
                {row.closed_at === null && advice[row.kind] && <p className="mb-1 text-small">{advice[row.kind]}</p>}
                <Facts
                  facts={{
                    Number: row.number,
                    About: row.subject,
                    ...toldFacts(row.facts),
                    Opened: <Moment at={row.opened_at} />,
                    Closed: row.closed_at && <Moment at={row.closed_at} />,
                    Resolution: row.resolution,
                  }}
                />
                <p className="mt-2 flex flex-wrap gap-x-5">
                  <Link data-row="" to={caseAddress(row)} className="link inline-flex min-h-11 items-center">
                    Go to it
                  </Link>
                  {row.customer_id && (
                    <Link to={`/customers/${row.customer_id}`} className="link inline-flex min-h-11 items-center">
                      The customer
                    </Link>
                  )}
                </p>
              </Section>
            </li>
          ))}
        </ul>
        <More list={list} />
      </Listed>
    </Page>
  );
}
