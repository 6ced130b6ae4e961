import { textOf, type Body } from '../fields.ts';
import { meterBehind } from '../meters.ts';
import type { Answer } from '../misbehave.ts';
import { phoneOf } from '../networks.ts';
import { invalidVendingReference, missing, refusal, success, walletTooLow } from './answers.ts';
import { findCompany } from './companies.ts';
import type { Desk, How } from './desk.ts';
import { keepLookup, unusedLookup } from './lookups.ts';
import { naira, wholeNairaOf } from './naira.ts';
import { onWire, vend } from './vends.ts';

/** `POST /vending/utilities/electricity/lookup` */
export function lookUpMeter(desk: Desk, body: Body): Answer {
  for (const field of ['meter_type', 'meter_no', 'provider']) if (!textOf(body[field])) return missing(field);
  const [meterType, number, provider] = ['meter_type', 'meter_no', 'provider'].map(field => textOf(body[field])!);
  if (meterType !== 'prepaid' && meterType !== 'postpaid') {
    return refusal(400, '"meter_type" must be one of [prepaid, postpaid]');
  }
  const company = findCompany(provider!);
  if (!company) return refusal(400, 'Invalid provider');
  const meter = meterBehind(number!);
  if (!meter) return refusal(400, 'Customer not found');
  const reference = keepLookup(desk, {
    prefix: company.code,
    type: 'electricity',
    provider: company.code,
    destination: number!,
    meter_type: meterType,
  });
  return success({
    reference,
    customer_name: meter.name,
    minimum_vend: meter.minimumKobo / 100,
    account_type: 'NMD',
    outstanding_debt: meter.debtKobo / 100,
    address: meter.address,
    meter_type: meterType,
    provider: company.code,
  });
}

/** `POST /vending/utilities/electricity`: a look-up is good for one payment. */
export function buyElectricity(desk: Desk, body: Body, { isUndecided }: How): Answer {
  for (const field of ['reference', 'amount', 'phone_number', 'email']) if (!textOf(body[field])) return missing(field);
  const lookup = unusedLookup(desk, 'electricity', textOf(body['reference'])!);
  if (!lookup) return invalidVendingReference;
  const phone = phoneOf(textOf(body['phone_number']));
  if (!phone) return refusal(400, 'Invalid phone number');
  const amount = wholeNairaOf(body['amount']);
  if (amount === undefined) return refusal(400, '"amount" must be an integer');
  const { minimumKobo } = meterBehind(lookup.destination)!;
  if (amount < minimumKobo) return refusal(400, `Amount is below the minimum vend of ${naira(minimumKobo)}`);
  const sold = vend(desk, {
    reference: lookup.reference,
    type: 'electricity',
    destination: lookup.destination,
    phone,
    provider: lookup.provider,
    meter_type: lookup.meter_type,
    email: textOf(body['email'])!,
    amount,
    status: isUndecided ? 'pending' : 'success',
    isUndecided,
  });
  return sold === 'wallet_too_low' ? walletTooLow : success(onWire(sold));
}
