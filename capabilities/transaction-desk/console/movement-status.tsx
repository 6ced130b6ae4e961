import { wordsOf } from '@wura/operators/console/words-of';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';

export type Movement = ReplyOf<typeof operatorRoutes.transactions>['data'][number];

const faces: Record<Movement['status'], ChipStatus> = { completed: 'completed', pending: 'pending', failed: 'failed' };

export function MovementStatus({ of }: { of: Pick<Movement, 'status' | 'refunded'> }) {
  return of.refunded ? (
    <StatusChip status="refunded" label="Failed, refunded" />
  ) : (
    <StatusChip status={faces[of.status]} label={wordsOf(of.status)} />
  );
}
