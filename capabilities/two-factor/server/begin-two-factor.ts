import { transaction } from '@wura/database';
import { confirmPassword, readUser, type Identity, type NewSecret, type SignedIn } from '@wura/identity/server';

/** As authenticator apps head the code. */
const issuer = 'Wura';

/** The password first: with an app of an attacker's own a stolen session would keep the owner out for good. */
export async function beginTwoFactor(identity: Identity, caller: SignedIn, password: string): Promise<NewSecret> {
  const { pool, secondFactor } = identity;
  const customer = caller.number;
  await confirmPassword(identity, caller, password);
  const { email: account } = await readUser(pool, customer);
  return transaction(pool, tx => secondFactor.begin(tx, { customer, account, issuer }));
}
