import { useMessages } from '@wura/browser/messages';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import type { RequestStep } from '../steps.ts';
import { requestMessages } from './messages.ts';

const faces: Readonly<Record<RequestStep, ChipStatus>> = {
  submitted: 'pending',
  in_review: 'under_review',
  needs_information: 'unknown',
  accepted: 'completed',
  completed: 'completed',
  declined: 'failed',
  withdrawn: 'unknown',
};

export function StepChip({ step }: { step: RequestStep }) {
  const { steps } = useMessages(requestMessages);
  return <StatusChip status={faces[step]} label={steps[step]} />;
}
