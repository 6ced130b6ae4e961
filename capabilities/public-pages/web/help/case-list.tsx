import { useQuery } from '@tanstack/react-query';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useKept } from '@wura/browser/use-kept';
import { CasesContext, type CaseLine } from '@wura/browser/views';
import { ListPanel } from '@wura/ui/list-panel';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { useContext } from 'react';
import { Link } from 'react-router';
import { helpMessages } from './messages.ts';

const faces: Readonly<Record<CaseLine['stage'], ChipStatus>> = {
  waiting: 'pending',
  looked_at: 'under_review',
  asked: 'unknown',
  done: 'completed',
  refused: 'failed',
};

/** All that the customer has in hand with us, whichever part of us has it, newest first. */
export function CaseList() {
  const words = useMessages(helpMessages);
  const sources = useContext(CasesContext);
  const read = useQuery({
    queryKey: ['cases'],
    queryFn: () => Promise.allSettled(sources.map(async ({ load }) => (await load()).default())),
  });
  const results = read.data ?? [];
  const cases = results
    .flatMap(result => (result.status === 'fulfilled' ? result.value : []))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  const awaited = useKept('cases', read.data && cases.length) ?? 0;
  const failed = results.find(result => result.status === 'rejected');
  // What one part of us cannot tell does not hide what the others can.
  const list = { ...read, isError: failed !== undefined, error: failed?.reason as unknown, data: undefined };
  return (
    <ListPanel id="cases" words={words} list={list} awaited={awaited} isWide>
      {read.data && !failed && cases.length === 0 && <p className="px-5 pb-5 text-ink-3">{words.none}</p>}
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {cases.map(({ id, title, state, stage, reference, at, to }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-surface-hover"
            >
              <span className="min-w-0 grow leading-[1.35]">
                <span className="block font-label">{title()}</span>
                <span className="block text-small text-ink-3">
                  {reference !== null && `${reference} · `}
                  {listDate(at)}
                </span>
              </span>
              <StatusChip status={faces[stage]} label={state()} />
            </Link>
          </li>
        ))}
      </ul>
    </ListPanel>
  );
}
