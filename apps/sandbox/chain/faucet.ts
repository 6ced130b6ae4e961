import { multiSender } from './addresses.ts';
import { headOf } from './blocks.ts';
import type { Desk } from './desk.ts';
import { faucet } from './faucet-key.ts';
import { keep } from './keep.ts';
import { signTransaction, transferCall, type Said } from './transactions.ts';

let made = 0;

/** Signs it as any wallet would, and puts it among what waits for a block. Answers its id. */
export function give(desk: Desk, act: Said['act']): string {
  const head = headOf(desk);
  const whole = signTransaction(
    {
      owner: faucet.address,
      act,
      refBlockBytes: head.id.slice(12, 16),
      refBlockHash: head.id.slice(16, 32),
      // Two that say the same would be one transaction.
      expiresAt: head.at + 3_600_000 + ++made,
      at: head.at,
      feeLimit: 1_000_000_000,
    },
    faucet.secretKey,
  );
  return keep(desk, whole, { kind: 'made', state: 'pool' });
}

/** One call that sends to this address as often. */
export const manyTimes = (to: string, amount: bigint, times: number): Said['act'] => ({
  kind: 'call',
  contract: multiSender,
  data: transferCall(to, amount).repeat(times),
});
