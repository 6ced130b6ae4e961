import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { viewAddress, type PanelProps } from '@wura/browser/views';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { listDisputes } from './calls.ts';
import { DisputeChip } from './dispute-list.tsx';
import { disputeMessages } from './messages.ts';

/** Beside the status of a payment: how far the newest case about it has come, and the way to it. */
export default function Reported({ transaction = '' }: PanelProps) {
  const words = useMessages(disputeMessages);
  const list = useRoute(listDisputes, { query: { transaction_id: transaction, limit: '1' } });
  const newest = list.data?.data[0];
  if (!newest) return null;
  return (
    <Link
      to={`${viewAddress('disputes')}&case=${newest.id}`}
      className="link relative inline-flex min-h-6 items-center gap-1.5 text-small"
    >
      {words.case}
      <DisputeChip status={newest.status} />
      <ChevronRight className="size-4" />
    </Link>
  );
}
