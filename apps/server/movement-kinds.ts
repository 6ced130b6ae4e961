import { bankTransfer, bankTransferJob } from '@wura/bank-transfers/server';
import { accountDeposit, cardDeposit, depositJob, depositReversal } from '@wura/deposits/server';
import type { MovementKind } from '@wura/wallets/server/kinds';

/** What the rooms of this build move money for, beside what the wallets know by themselves. */
export const movementKinds: readonly MovementKind[] = [bankTransfer, cardDeposit, accountDeposit, depositReversal];

const jobs = new Map<number, string>([
  [bankTransfer.id, bankTransferJob],
  [cardDeposit.id, depositJob],
  [accountDeposit.id, depositJob],
  [depositReversal.id, depositJob],
]);

/** The job that asks the outside about movements of this kind. */
export const jobOf = (kind: number): string | undefined => jobs.get(kind);
