import type { Pool } from '@wura/database';
import { readContactDetails } from '@wura/identity/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import { refuse } from '@wura/wire/refusals';
import { cardRefusals } from '../contract.ts';
import type { CardIssuer, Heard } from './ports.ts';
import { insertHolder, readHolder } from './queries.ts';

/** The job of making a verified customer known to the issuer, before they want a card. */
export const cardHolderJob = 'card_holder';

interface HolderNeeds {
  readonly pool: Pool;
  readonly issuer: CardIssuer;
}

/** The issuer's name for a customer, who is made known to them where they are not. Refuses where that cannot be. */
export async function holderOf(needs: HolderNeeds, customer: bigint, until: AbortSignal): Promise<string> {
  const told = await registerHolder(needs, customer, until);
  if (told.outcome === 'accepted') return told.holder;
  // Nothing has moved, so it may simply be asked again.
  throw refuse(told.outcome === 'declined' ? cardRefusals.holder_refused : providerRefusals.provider_unavailable);
}

export async function registerHolder(
  { pool, issuer }: HolderNeeds,
  customer: bigint,
  until?: AbortSignal,
): Promise<Heard<{ readonly holder: string }>> {
  const { provider } = issuer;
  const known = await readHolder(pool, { customer, provider });
  if (known) return { outcome: 'accepted', holder: known };
  const { publicId, phone, ...person } = await readContactDetails(pool, customer);
  const told = await issuer.register({ ...person, customer: publicId, phone: phone.replace(/^\+/, '') }, until);
  if (told.outcome !== 'accepted') return told;
  return { outcome: 'accepted', holder: await insertHolder(pool, { customer, provider, issuerHolder: told.holder }) };
}
