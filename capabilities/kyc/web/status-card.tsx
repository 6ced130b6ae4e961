import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { CircleCheckBig } from 'lucide-react';
import type { KycStatus } from '../contract.ts';
import { kycMessages } from './messages.ts';

type StatusCardProps = { status: Exclude<KycStatus, 'rejected'>; submittedAt: string | null; onContinue: () => void };

const chips = { pending: 'pending', under_review: 'under_review', approved: 'completed' } as const;

/** Where the submission stands, in the words that the specification gives to each status. */
export function StatusCard({ status, submittedAt, onContinue }: StatusCardProps) {
  const words = useMessages(kycMessages);
  const { title, text } = words.status[status];
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <StatusChip status={chips[status]} label={title} />
      <p className="text-lead font-medium">{text}</p>
      {submittedAt !== null && <p className="text-small text-ink-2">{words.sentOn(momentDate(submittedAt))}</p>}
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
