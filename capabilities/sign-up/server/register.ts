import type { User } from '@wura/identity/contract';
import { openAccount, recordEvent, refuseGuessable, type Identity, type Origin } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction, type Tx } from '@wura/database';
import type { Registration } from '../contract.ts';
import { welcome } from './notices.ts';

export interface SignUpNeeds {
  identity: Identity;
  /** Every customer has a naira wallet from the first moment: it is opened in the same commit. */
  openWallet(tx: Tx, wallet: { owner: bigint; currency: 'NGN' }): Promise<unknown>;
}

export async function register(
  { identity, openWallet }: SignUpNeeds,
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
      await openWallet(tx, { owner: number, currency: 'NGN' });
      await recordEvent(tx, { what: 'registered', customer: number, address, requestId, at });
      await notify(tx, { customer: number, what: welcome, facts: undefined, at });
      return user;
    },
    { retries: 3 },
  );
}
