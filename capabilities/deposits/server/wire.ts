import type { Deposit } from '../contract.ts';
import type { Settling } from './needs.ts';
import type { DepositRow, DepositState } from './queries.ts';

/** What customers call a deposit's state. */
export const wireStatus: Readonly<Record<DepositState, Deposit['status']>> = {
  pending: 'pending',
  credited: 'completed',
  failed: 'failed',
  expired: 'expired',
  review: 'review',
  returning: 'returning',
  returned: 'returned',
  reversed: 'reversed',
};

/** What was credited, where something was, and what was asked for until then. In kobo. */
export function shownMinor({ state, amount, received }: DepositRow): bigint {
  return state === 'credited' || state === 'reversed' ? (received ?? amount) : amount;
}

/** What a state is called here, by what customers call it. */
export const stateOf = (status: Deposit['status']): DepositState => (status === 'completed' ? 'credited' : status);

/** The name of the movement that the deposit became. */
export async function transactionIdOf(
  { pool, walletServices }: Pick<Settling, 'pool' | 'walletServices'>,
  { wallet, transfer_id }: DepositRow,
): Promise<string | null> {
  if (transfer_id === null) return null;
  const { rows } = await pool.query<{ seq: bigint }>(
    'select seq from wallets.waiting_movement where transfer_id = $1',
    [transfer_id],
  );
  return walletServices.naming.movementId({ wallet: Number(wallet), seq: Number(rows[0]!.seq) });
}
