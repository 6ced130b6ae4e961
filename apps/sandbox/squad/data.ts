import { textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { networks, phoneOf, type Network } from '../networks.ts';
import { missing, refusal, success, walletTooLow } from './answers.ts';
import type { Desk, How } from './desk.ts';
import { wholeNairaOf } from './naira.ts';
import { findPlan, plansOf } from './plans.ts';
import { onWire, vend } from './vends.ts';

/** `GET /vending/data-bundles?network=MTN` */
export function listPlans(query: Body): Answer {
  const network = textOf(query['network']);
  if (!networks.includes(network as Network))
    return refusal(400, '"network" must be one of [MTN, GLO, AIRTEL, 9MOBILE]');
  return success(plansOf(network as Network));
}

/** `POST /vending/purchase/data`: as airtime, and the amount has to be the plan's price. */
export function buyData(desk: Desk, body: Body, { isUndecided }: How): Answer {
  for (const field of ['phone_number', 'plan_code', 'amount']) if (!textOf(body[field])) return missing(field);
  const phone = phoneOf(textOf(body['phone_number']));
  if (!phone) return refusal(400, 'Invalid phone number');
  const plan = findPlan(textOf(body['plan_code'])!);
  if (!plan) return refusal(400, 'Invalid plan code');
  const amount = wholeNairaOf(body['amount']);
  if (amount !== Number(plan.bundle_price) * 100) return refusal(400, 'Invalid amount for the selected plan');
  const sold = vend(desk, {
    type: 'data',
    destination: phone,
    phone,
    network: plan.network,
    product: plan.plan_code,
    amount,
    status: isUndecided ? 'pending' : 'success',
    isUndecided,
  });
  return sold === 'wallet_too_low' ? walletTooLow : success(onWire(sold));
}
