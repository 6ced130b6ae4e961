import { textOf, type Body } from '../fields.ts';
import { ownerOfSmartcard } from '../meters.ts';
import type { Answer } from '../misbehave.ts';
import { phoneOf } from '../networks.ts';
import { missing, noSuchTransaction, refusal, success, walletTooLow } from './answers.ts';
import { bouquetsOf, cableProviders } from './bouquets.ts';
import type { Desk, How } from './desk.ts';
import { keepLookup, unusedLookup } from './lookups.ts';
import { vend } from './vends.ts';

const unknownProvider = refusal(400, '"provider" must be one of [DSTV, GOTV]');

/** `POST /v1/service/cable/bouquet-list` */
export function listBouquets(body: Body): Answer {
  const provider = textOf(body['provider']) ?? '';
  return cableProviders.includes(provider) ? success({ bouquets: bouquetsOf(provider) }) : unknownProvider;
}

/** `POST /v1/service/cable/lookup` */
export function lookUpCard(desk: Desk, body: Body): Answer {
  for (const field of ['provider', 'smartcard_number']) if (!textOf(body[field])) return missing(field);
  const [provider, number] = [textOf(body['provider'])!, textOf(body['smartcard_number'])!];
  if (!cableProviders.includes(provider)) return unknownProvider;
  const owner = ownerOfSmartcard(number);
  if (!owner) return refusal(400, 'Customer not found');
  const looked = { prefix: 'MLTCHC', type: 'cable', provider, destination: number, meter_type: null } as const;
  return success({ reference: keepLookup(desk, looked), customer_name: owner });
}

/** `POST /v1/service/cable/vend`: the answer is "in process" whatever comes of it, and the list tells. */
export function buyBouquet(desk: Desk, body: Body, { isUndecided }: How): Answer {
  const fields = ['provider', 'reference', 'bouquet_code', 'phone_number', 'email'];
  for (const field of fields) if (!textOf(body[field])) return missing(field);
  const lookup = unusedLookup(desk, 'cable', textOf(body['reference'])!);
  if (!lookup || lookup.provider !== textOf(body['provider'])) return noSuchTransaction;
  const phone = phoneOf(textOf(body['phone_number']));
  if (!phone) return refusal(400, 'Invalid phone number');
  const bouquet = bouquetsOf(lookup.provider).find(({ code }) => code === textOf(body['bouquet_code']));
  if (!bouquet) return refusal(400, 'Invalid bouquet code');
  const sold = vend(desk, {
    reference: lookup.reference,
    type: 'cable',
    destination: lookup.destination,
    phone,
    provider: lookup.provider,
    product: bouquet.code,
    email: textOf(body['email'])!,
    amount: bouquet.kobo_amount,
    status: 'pending',
    isUndecided,
  });
  if (sold === 'wallet_too_low') return walletTooLow;
  return success({ reference: sold.reference, bouquet }, 'Transaction in process, client will be notified');
}
