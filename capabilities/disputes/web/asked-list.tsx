import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { ListPanel } from '@wura/ui/list-panel';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { Link } from 'react-router';
import type { RecallState } from '../recall-rules.ts';
import { listAsked } from './calls.ts';
import { recallMessages } from './recall-messages.ts';

const faces: Readonly<Record<RecallState, ChipStatus>> = {
  unasked: 'unknown',
  asked: 'pending',
  unanswered: 'under_review',
  refused: 'under_review',
  returned: 'completed',
  ended: 'unknown',
};

export function RecallChip({ status }: { status: RecallState }) {
  const { states } = useMessages(recallMessages);
  return <StatusChip status={faces[status]} label={states[status]!} />;
}

/** What a customer was asked to send back; most were never asked, and see nothing of it. */
export function AskedList() {
  const words = useMessages(recallMessages);
  const list = useRoute(listAsked, { query: { limit: '50' } });
  if (!list.data || list.data.data.length === 0) return null;
  return (
    <ListPanel id="recalls" words={words} list={list}>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {list.data.data.map(({ id, sender, amount, currency, asked_at: at, status }) => (
          <li key={id}>
            <Link
              to={`${viewAddress('disputes')}&recall=${id}`}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-surface-hover"
            >
              <span className="min-w-0 grow leading-[1.35]">
                <span className="block font-label wrap-anywhere">{sender}</span>
                <span className="block text-small text-ink-3">
                  <Amount amount={amount} currency={currency} /> · {listDate(at)}
                </span>
              </span>
              <RecallChip status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </ListPanel>
  );
}
