import { bankTransfer } from '@wura/bank-transfers/server';
import { accountDeposit, cardDeposit, depositReversal } from '@wura/deposits/server';
import type { MovementKind } from '@wura/wallets/server/kinds';

/** What the rooms of this build move money for, beside what the wallets know by themselves. */
export const movementKinds: readonly MovementKind[] = [bankTransfer, cardDeposit, accountDeposit, depositReversal];
