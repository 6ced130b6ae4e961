import { buy } from '@wura/bills/server/buy';
import type { OpenBill } from '@wura/bills/server/open-bill';
import type { SignedIn } from '@wura/identity/server';
import type { Call } from '@wura/http/router';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Intent } from '@wura/wallets/server/intents';
import type { routes } from '../contract.ts';
import type { AirtimeDetails, AirtimeSeller } from './ports.ts';

export type AirtimeCall = Call<typeof routes.pay, SignedIn>;

/** Airtime for a phone, from the first seller who sells it now. */
export function buyAirtime(
  airtime: OpenBill<AirtimeDetails, AirtimeSeller>,
  call: AirtimeCall,
  intent: Intent,
): Promise<Paid<AirtimeDetails>> {
  const { amount, phone, network } = call.body;
  return buy(airtime, call, { intent, order: () => ({ amount, destination: phone, details: { phone, network } }) });
}
