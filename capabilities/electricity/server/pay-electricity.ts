import { buy } from '@wura/bills/server/buy';
import type { OpenBill } from '@wura/bills/server/open-bill';
import { readContact } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Asker } from '@wura/wallets/server/asker';
import type { Intent } from '@wura/wallets/server/intents';
import type { BodyOf } from '@wura/wire';
import { asFault } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { electricityRefusals } from '../refusals.ts';
import { readCheck, takeCheck, type MeterCheck } from './meter-checks.ts';
import type { ElectricityDetails, ElectricitySeller } from './ports.ts';

type PayCall = Asker & { readonly body: BodyOf<typeof routes.pay> };

/** Pays for the meter that was looked up, through whom it was looked up, and uses the look-up with the money. */
export async function payElectricity(
  open: OpenBill<ElectricityDetails, ElectricitySeller>,
  call: PayCall,
  intent: Intent,
): Promise<Paid<ElectricityDetails>> {
  const { caller, body } = call;
  const { pool } = open.needs;
  const named = { customer: caller.number, publicId: body.reference };
  const found = await readCheck(pool, named);
  return buy(open, call, {
    intent,
    // Another seller knows nothing of this look-up.
    among: ({ provider }) => found === undefined || provider === found.seller,
    async order() {
      const check = checked(found, body);
      const { amount } = body;
      if (amount.minor < check.minimumMinor) {
        const minimum = { currency: 'NGN', amount: formatMoney({ currency: 'NGN', minor: check.minimumMinor }) };
        throw refuse(electricityRefusals.below_meter_minimum, { facts: { minimum } });
      }
      return {
        amount,
        destination: check.meterNumber,
        details: {
          company: check.company,
          companyCode: check.companyCode,
          meterNumber: check.meterNumber,
          meterType: check.meterType,
          customerName: check.customerName,
          address: check.address ?? '',
          phone: body.phone_number,
          email: body.email?.trim() || (await readContact(pool, caller.number)).email,
          lookup: check.sellerLookup,
        },
        alongside: async tx => {
          if (!(await takeCheck(tx, named))) throw notVerified();
        },
      };
    },
  });
}

/** The look-up of this very meter. What is wrong with any other is not said: it may be another customer's. */
function checked(found: MeterCheck | undefined, { serviceType, meterNumber, meterType }: PayCall['body']): MeterCheck {
  const named = serviceType.trim().toUpperCase();
  const isSame =
    found?.meterNumber === meterNumber &&
    found.meterType === meterType &&
    [found.company, found.companyCode].some(each => each.toUpperCase() === named);
  if (!isSame) throw notVerified();
  return found;
}

function notVerified() {
  const { meter_not_verified: refusal } = electricityRefusals;
  return refuse(refusal, { errors: { reference: asFault(refusal) } });
}
