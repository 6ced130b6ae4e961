import { buy } from '@wura/bills/server/buy';
import type { OpenBill } from '@wura/bills/server/open-bill';
import type { Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Asker } from '@wura/wallets/server/asker';
import type { Intent } from '@wura/wallets/server/intents';
import type { BodyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { requireUnderCap } from './number-cap.ts';
import type { AirtimeDetails, AirtimeSeller } from './ports.ts';

type AirtimeCall = Asker & { readonly body: BodyOf<typeof routes.pay> };

/** Airtime for a phone, from the first seller who sells it now. */
export function buyAirtime(
  airtime: OpenBill<AirtimeDetails, AirtimeSeller>,
  call: AirtimeCall,
  intent: Intent,
): Promise<Paid<AirtimeDetails>> {
  const { amount, phone, network } = call.body;
  const order = () => ({
    amount,
    destination: phone,
    details: { phone, network },
    alongside: (tx: Tx, entry: Entry) => requireUnderCap(tx, airtime.needs, { entry, phone }),
  });
  return buy(airtime, call, { intent, order });
}
