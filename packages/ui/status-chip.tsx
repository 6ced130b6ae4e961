import { Check, Clock, Eye, TriangleAlert, Undo2, X } from 'lucide-react';

export type ChipStatus = 'completed' | 'pending' | 'failed' | 'refunded' | 'under_review' | 'unknown';

/** Icon and word together: colour never speaks alone. */
export function StatusChip({ status, label }: { status: ChipStatus; label: string }) {
  const { Icon, tone } = faces[status];
  return (
    <span className={`chip ${tone}`}>
      <Icon />
      {label}
    </span>
  );
}

const faces = {
  completed: { Icon: Check, tone: 'bg-ok-bg text-ok' },
  pending: { Icon: Clock, tone: 'bg-wait-bg text-wait' },
  failed: { Icon: X, tone: 'bg-bad-bg text-bad' },
  refunded: { Icon: Undo2, tone: 'bg-bad-bg text-bad' },
  under_review: { Icon: Eye, tone: 'bg-wait-bg text-wait' },
  unknown: { Icon: TriangleAlert, tone: 'bg-info-bg text-info' },
};
