import type { WaitingDeposit } from '../operator-contract.ts';

/** How a deposit stands, where those of all states are listed together. */
export const depositWords: Readonly<Record<WaitingDeposit['status'], string>> = {
  pending: 'Not paid yet',
  completed: 'Credited',
  failed: 'Not paid',
  expired: 'Not paid in time',
  review: 'In review',
  returning: 'Going back',
  returned: 'Gone back',
  reversed: 'Taken back by the provider',
};
