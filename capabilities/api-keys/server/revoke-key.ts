import { transaction } from '@wura/database';
import { lockApiKey, recordEvent, revokeApiKey, type ApiKey, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { keyRevoked } from './notices.ts';
import type { KeyNeeds } from './needs.ts';

/** From its answer on the key opens nothing; it needs no proof, because it makes the account safer. */
export async function revokeKey(
  { identity: { now, pool, keyCallers } }: Pick<KeyNeeds, 'identity'>,
  { number: customer }: SignedIn,
  id: string,
  { address, requestId }: Origin,
): Promise<ApiKey> {
  const revoked = await transaction(pool, async tx => {
    const at = new Date(now());
    const held = await lockApiKey(tx, { customer, id });
    if (!held) throw refuse(commonRefusals.not_found);
    const key = await revokeApiKey(tx, { number: held.number, at });
    await recordEvent(tx, { what: 'api_key_revoked', customer, address, requestId, at });
    await notify(tx, { customer, what: keyRevoked, facts: { name: held.name }, at });
    return key;
  });
  keyCallers.forget(customer);
  return revoked;
}
