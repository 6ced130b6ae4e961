import { transaction } from '@wura/database';
import {
  confirmNewFactor,
  readUser,
  type Identity,
  type NewSecret,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { secondFactorRefusals } from '@wura/identity/second-factor';
import { refuse } from '@wura/wire/refusals';

/** As authenticator apps head the code. */
const issuer = 'Wura';

/** The proof first: with an app of an attacker's own a stolen session would keep the owner out for good. */
export async function beginTwoFactor(
  identity: Identity,
  caller: SignedIn,
  proof: { password: string; pin?: string | undefined },
  origin: Origin,
): Promise<NewSecret> {
  const { pool, secondFactor } = identity;
  const customer = caller.number;
  if (await secondFactor.isOn(pool, customer)) throw refuse(secondFactorRefusals.two_factor_on);
  await confirmNewFactor(identity, caller, proof, origin);
  const { email: account } = await readUser(pool, customer);
  return transaction(pool, tx => secondFactor.begin(tx, { customer, account, issuer }));
}
