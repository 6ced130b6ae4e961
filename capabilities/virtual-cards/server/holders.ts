import type { Pool } from '@wura/database';
import { readContactDetails, readCustomerNumber } from '@wura/identity/server';
import type { IdentityNumbers, NumberKind } from '@wura/identity/server/identity-numbers';
import { providerRefusals } from '@wura/provider-payments/contract';
import { refuse } from '@wura/wire/refusals';
import { cardRefusals } from '../contract.ts';
import type { CardCurrency, CardIssuer, Heard } from './ports.ts';
import { insertHolder, readHolder } from './queries.ts';

/** The job of making a verified customer known to the issuer, before they want a card. */
export const cardHolderJob = 'card_holder';

export interface HolderNeeds {
  readonly pool: Pool;
  readonly issuer: CardIssuer;
  /** None where the rules ask for no numbers. */
  readonly papers: IdentityNumbers | undefined;
}

const numberFor: Readonly<Record<CardCurrency, NumberKind>> = { USD: 'bvn', NGN: 'nin' };

/** A dollar card needs a BVN and a naira card a NIN, where the rules ask for them: said before any provider is asked. */
export async function requireNumber(
  { papers }: Pick<HolderNeeds, 'papers'>,
  { customer, currency }: { customer: bigint; currency: CardCurrency },
): Promise<void> {
  const kind = numberFor[currency];
  if (!papers || (await papers.has(customer, kind))) return;
  throw refuse(kind === 'bvn' ? cardRefusals.bvn_required : cardRefusals.nin_required);
}

/** The issuer's name for a customer, who is made known to them where they are not. Refuses where that cannot be. */
export async function holderOf(needs: HolderNeeds, customer: bigint, until: AbortSignal): Promise<string> {
  const told = await registerHolder(needs, customer, until);
  if (told.outcome === 'accepted') return told.holder;
  // Nothing has moved, so it may simply be asked again.
  throw refuse(told.outcome === 'declined' ? cardRefusals.holder_refused : providerRefusals.provider_unavailable);
}

export async function registerHolder(
  { pool, issuer, papers }: HolderNeeds,
  customer: bigint,
  until?: AbortSignal,
): Promise<Heard<{ readonly holder: string }>> {
  const { provider } = issuer;
  const known = await readHolder(pool, { customer, provider });
  if (known) return { outcome: 'accepted', holder: known };
  const opened = await papers?.open(customer);
  // They would refuse a person without a number, and keep the refusal in mind.
  if (opened && !opened.bvn && !opened.nin) return { outcome: 'declined', reason: 'card_holder_barred' };
  const { publicId, phone, ...person } = await readContactDetails(pool, customer);
  const holder = { ...person, customer: publicId, phone: phone.replace(/^\+/, '') };
  const told = await issuer.register({ ...holder, ...(opened && { papers: opened }) }, until);
  if (told.outcome !== 'accepted') return told;
  return { outcome: 'accepted', holder: await insertHolder(pool, { customer, provider, issuerHolder: told.holder }) };
}

/** The issuer spoke of a cardholder: where it is a customer of ours whose name with them we lack, it is theirs from now on. */
export async function recogniseHolder(
  { pool, issuer }: Pick<HolderNeeds, 'pool' | 'issuer'>,
  issuerHolder: string,
): Promise<Heard> {
  const told = await issuer.registered(issuerHolder);
  if (told.outcome !== 'accepted') return told;
  const customer = told.customer === null ? undefined : await readCustomerNumber(pool, told.customer);
  if (customer) await insertHolder(pool, { customer, provider: issuer.provider, issuerHolder });
  return { outcome: 'accepted' };
}
