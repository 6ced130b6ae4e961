import type { User } from '@wura/identity/contract';
import { openAccount, readUser, recordEvent, refuseGuessable, type Identity, type Origin } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction, type Tx } from '@wura/database';
import type { RegistrationProofs } from '@wura/identity/server/ports';
import { refuse } from '@wura/wire/refusals';
import type { Registration } from '../contract.ts';
import { signUpRefusals } from '../refusals.ts';
import { welcome } from './notices.ts';

export interface SignUpNeeds {
  identity: Identity;
  /** Every customer has a naira wallet from the first moment: it is opened in the same commit. */
  openWallet(tx: Tx, wallet: { owner: bigint; currency: 'NGN' }): Promise<unknown>;
  /** Where another company vouches for people; without one, no proof is good. */
  proofs: RegistrationProofs | undefined;
}

export async function register(
  { identity, openWallet, proofs }: SignUpNeeds,
  form: Registration,
  { address, requestId }: Origin,
): Promise<User> {
  refuseGuessable(form.password, [form.firstname, form.lastname, form.username, form.email]);
  const passwordHash = await identity.passwords.hash(form.password);
  const at = new Date(identity.now());
  return transaction(
    identity.pool,
    async tx => {
      const { number, user } = await openAccount(
        tx,
        { ...form, phone: form.phoneNumber, state: form.state ?? '', passwordHash },
        at,
      );
      if (form.proof !== undefined) {
        const given = { proof: form.proof, email: form.email, customer: number, at };
        if (!(await proofs?.redeem(tx, given))) throw refuse(signUpRefusals.proof_expired);
      }
      await openWallet(tx, { owner: number, currency: 'NGN' });
      await recordEvent(tx, { what: 'registered', customer: number, address, requestId, at });
      await notify(tx, { customer: number, what: welcome, facts: undefined, at });
      return form.proof === undefined ? user : readUser(tx, number);
    },
    { retries: 3 },
  );
}
