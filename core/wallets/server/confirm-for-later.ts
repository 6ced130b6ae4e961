import { forgetUnconfirmed } from '@wura/ledger/server/unconfirmed';
import type { Money } from '@wura/money';
import { present } from './asker.ts';
import { admittedOf, type Clearing, type Payer } from './clear.ts';
import { passGuard, type Guarded } from './guard.ts';

/**
 * What a customer wants done later, while they are away: confirmed now, with the PIN whatever the sum is. Whether the money
 * is there is asked when it is done.
 */
export async function confirmForLater(
  needs: Clearing,
  payer: Payer,
  { most, pin, transfers = [] }: { most: Money; pin: unknown; transfers?: readonly Guarded[] },
): Promise<void> {
  const { pool, identity, walletServices } = needs;
  const { caller, address, requestId } = present(admittedOf(payer).asker);
  // The customer is not there to be asked when the day comes, so the guard asks now about all that will leave to others.
  const guarded = await passGuard(needs, { caller, isAway: false }, transfers);
  // What a program may have done is counted as it is done, against its key.
  if (caller.apiKey) return;
  await identity.pins.confirmSpend(caller, { amount: most, pin, always: true, origin: { address, requestId } });
  if (guarded.length > 0) await walletServices.payees!.noteConfirmed(caller.number, guarded);
  await forgetUnconfirmed(pool, caller.number);
}
