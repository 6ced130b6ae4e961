import { textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { networkOf, phoneOf } from '../networks.ts';
import { missing, refusal, success, walletTooLow } from './answers.ts';
import type { Desk, How } from './desk.ts';
import { wholeNairaOf } from './naira.ts';
import { onWire, vend } from './vends.ts';

const minimumKobo = 5_000;

/** `POST /vending/purchase/airtime`: no network and no reference, and two that are alike are two. */
export function buyAirtime(desk: Desk, body: Body, { isUndecided }: How): Answer {
  if (!textOf(body['phone_number'])) return missing('phone_number');
  const phone = phoneOf(textOf(body['phone_number']));
  if (!phone) return refusal(400, 'Invalid phone number');
  if (body['amount'] === undefined) return missing('amount');
  const amount = wholeNairaOf(body['amount']);
  if (amount === undefined) return refusal(400, '"amount" must be an integer');
  if (amount < minimumKobo) return refusal(400, '"amount" must be greater than or equal to 50');
  const sold = vend(desk, {
    type: 'airtime',
    destination: phone,
    phone,
    network: networkOf(phone),
    amount,
    status: isUndecided ? 'pending' : 'success',
    isUndecided,
  });
  return sold === 'wallet_too_low' ? walletTooLow : success(onWire(sold));
}
