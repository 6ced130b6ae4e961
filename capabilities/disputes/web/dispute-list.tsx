import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import type { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { ListPanel } from '@wura/ui/list-panel';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { Link } from 'react-router';
import type { routes } from '../contract.ts';
import type { DisputeStatus } from '../rules.ts';
import { disputeMessages } from './messages.ts';

const faces: Readonly<Record<DisputeStatus, ChipStatus>> = {
  open: 'pending',
  in_review: 'under_review',
  needs_information: 'unknown',
  resolved: 'completed',
  rejected: 'failed',
};

export function DisputeChip({ status }: { status: DisputeStatus }) {
  const { statuses } = useMessages(disputeMessages);
  return <StatusChip status={faces[status]} label={statuses[status]!} />;
}

export function DisputeList({ list }: { list: ReturnType<typeof useRoute<typeof routes.list>> }) {
  const words = useMessages(disputeMessages);
  return (
    <ListPanel id="disputes" words={words} list={list}>
      {list.data?.data.length === 0 && <p className="px-5 pb-5 text-ink-3">{words.none}</p>}
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {list.data?.data.map(({ id, reason, case_number: number, opened_at: at, status, amount, currency }) => (
          <li key={id}>
            <Link
              to={`${viewAddress('disputes')}&case=${id}`}
              preventScrollReset
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-surface-hover"
            >
              <span className="min-w-0 grow leading-[1.35]">
                <span className="block font-label">{words.reasons[reason]}</span>
                <span className="block text-small text-ink-3">
                  {number} · <Amount amount={amount} currency={currency} /> · {listDate(at)}
                </span>
              </span>
              <DisputeChip status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </ListPanel>
  );
}
