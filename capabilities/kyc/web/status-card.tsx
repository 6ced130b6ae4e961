import { calendarDate, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { lagosDate } from '@wura/platform/time';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import type { KycRecord, KycStatus } from '../contract.ts';
import { kycMessages } from './messages.ts';

type StatusCardProps = {
  status: Exclude<KycStatus, 'rejected'>;
  submittedAt: string | null;
  queue?: KycRecord['queue'] | undefined;
  onContinue: () => void;
};

const chips = { pending: 'pending', under_review: 'under_review', approved: 'completed' } as const;

/** Where the submission stands, in the words that the specification gives to each status. */
export function StatusCard({ status, submittedAt, queue, onContinue }: StatusCardProps) {
  const words = useMessages(kycMessages);
  const { title, text } = words.status[status];
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <StatusChip status={chips[status]} label={title} />
      <p className="text-lead font-medium">{text}</p>
      {submittedAt !== null && <p className="text-small text-ink-2">{words.sentOn(momentDate(submittedAt))}</p>}
      {queue && <Queue status={status} {...queue} />}
      {status === 'approved' ? (
        <Button className="mt-2" onClick={onContinue}>
          {words.continueToWallet}
        </Button>
      ) : (
        <p className="text-ink-2">{words.stayNote}</p>
      )}
    </div>
  );
}

/** How many come first, and what was promised; once that is over it is said that it is. */
function Queue({ status, ahead, dueBy }: Pick<StatusCardProps, 'status'> & NonNullable<KycRecord['queue']>) {
  const words = useMessages(kycMessages);
  const [openedAt] = useState(Date.now);
  const isLate = Date.parse(dueBy) < openedAt;
  return (
    <p>
      {isLate
        ? words.late
        : `${status === 'pending' ? `${words.queue(ahead)} ` : ''}${words.dueBy(calendarDate(lagosDate(Date.parse(dueBy))))}`}
    </p>
  );
}

export function SubmittedCard() {
  const words = useMessages(kycMessages);
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <CircleCheckBig className="size-12 text-ok" />
      <p className="text-t3">{words.submitted}</p>
      <p className="text-ink-2">{words.submittedText}</p>
    </div>
  );
}
