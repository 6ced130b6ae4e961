import { useMessages } from '@wura/browser/messages';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import type { DeliveryStep } from '../steps.ts';
import { orderMessages } from './messages.ts';

const faces: Readonly<Record<DeliveryStep, ChipStatus>> = {
  placed: 'pending',
  confirmed: 'pending',
  on_its_way: 'pending',
  delivered: 'completed',
  cancelled: 'refunded',
};

export function StepChip({ step }: { step: DeliveryStep }) {
  const { steps } = useMessages(orderMessages);
  return <StatusChip status={faces[step]} label={steps[step]} />;
}
