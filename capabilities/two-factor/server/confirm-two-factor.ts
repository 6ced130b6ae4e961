import { transaction } from '@wura/database';
import { recordEvent, type Identity, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { twoFactorOn } from './notices.ts';

/** From the next sign-in on the app is asked for. The backup codes are told here and never again. */
export async function confirmTwoFactor(
  { now, pool, secondFactor }: Identity,
  { number: customer }: SignedIn,
  code: string,
  { address, requestId }: Origin,
): Promise<string[]> {
  return transaction(pool, async tx => {
    const at = new Date(now());
    const codes = await secondFactor.confirm(tx, { customer, code });
    await recordEvent(tx, { what: 'two_factor_on', customer, address, requestId, at });
    await notify(tx, { customer, what: twoFactorOn, facts: {}, at });
    return codes;
  });
}
