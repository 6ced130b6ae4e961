import { bankTransfer, bankTransferErrand } from '@wura/bank-transfers/server';
import { accountDeposit, cardDeposit, depositErrand, depositReversal } from '@wura/deposits/server';
import type { MovementKind } from '@wura/wallets/server/kinds';

/** What the rooms of this build move money for, beside what the wallets know by themselves. */
export const movementKinds: readonly MovementKind[] = [bankTransfer, cardDeposit, accountDeposit, depositReversal];

const errands = new Map<number, string>([
  [bankTransfer.id, bankTransferErrand],
  [cardDeposit.id, depositErrand],
  [accountDeposit.id, depositErrand],
  [depositReversal.id, depositErrand],
]);

/** The errand that asks the outside about movements of this kind. */
export const errandOf = (kind: number): string | undefined => errands.get(kind);
