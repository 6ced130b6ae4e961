import type { CardIssuer, NewHolder } from '@wura/virtual-cards/server/ports';
import type { BridgecardClient } from './client.ts';
import { holder, registered } from './wire.ts';

/** They may look at papers for three quarters of a minute; a customer waits for less, and a worker asks again. */
const registerTimeoutMs = 45_000;

export function createRegistration(client: BridgecardClient): CardIssuer['register'] {
  return async (person, until) => {
    const reply = await client.call(
      {
        operation: 'cardholder',
        method: 'POST',
        path: '/cardholder/register_cardholder_synchronously',
        body: bodyOf(person),
        timeoutMs: registerTimeoutMs,
        until,
      },
      registered,
    );
    if (reply.kind === 'done') return { outcome: 'accepted', holder: reply.data.cardholder_id };
    if (reply.kind === 'refused') return { outcome: 'declined', reason: 'card_holder_barred' };
    return { outcome: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.kind };
  };
}

/** Who was registered under a name of theirs: how a registration whose answer was lost is found again. */
export function createRecognition(client: BridgecardClient): CardIssuer['registered'] {
  return async cardholder => {
    const query = { cardholder_id: cardholder };
    const asked = { operation: 'cardholder', method: 'GET', path: '/cardholder/get_cardholder', query } as const;
    const reply = await client.call(asked, holder);
    if (reply.kind === 'refused') return { outcome: 'declined', reason: reply.reason };
    if (reply.kind !== 'done') return { outcome: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.kind };
    const { cardholder_id: theirs, meta_data: given } = reply.data;
    if (theirs !== cardholder) return { outcome: 'unknown', why: 'about another cardholder' };
    const customer = given?.['customer'];
    return { outcome: 'accepted', customer: typeof customer === 'string' ? customer : null };
  };
}

const countries: Readonly<Record<string, string>> = {
  NG: 'Nigeria',
  GH: 'Ghana',
  KE: 'Kenya',
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
};

function bodyOf({ customer, firstName, lastName, email, phone, address, state, country, papers }: NewHolder) {
  const [, houseNumber = '1'] = /^(\d+\w?)\b/.exec(address) ?? [];
  const inNigeria = country === 'NG';
  return {
    first_name: firstName,
    last_name: lastName,
    phone,
    email_address: email,
    address: {
      address,
      house_no: houseNumber,
      city: state || (inNigeria ? 'Lagos' : (countries[country] ?? country)),
      state: state || (inNigeria ? 'Lagos' : (countries[country] ?? country)),
      country: countries[country] ?? country,
      postal_code: inNigeria ? '100001' : '00000',
    },
    ...(papers && { identity: identityOf(papers) }),
    meta_data: { customer },
  };
}

/** A BVN with the face it is held against; a NIN where there is no BVN. */
function identityOf({ bvn, nin, selfieUrl }: NonNullable<NewHolder['papers']>) {
  if (bvn) return { id_type: 'NIGERIAN_BVN_VERIFICATION', bvn, ...(selfieUrl && { selfie_image: selfieUrl }) };
  return { id_type: 'NIGERIAN_NIN', id_no: nin, ...(selfieUrl && { id_image: selfieUrl }) };
}
