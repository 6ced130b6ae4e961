import { lookupGoodMs } from '@wura/bills/server/lookups';
import { choose } from '@wura/bills/server/choose';
import type { OpenBill } from '@wura/bills/server/open-bill';
import { transaction } from '@wura/database';
import { formatMoney } from '@wura/money';
import { providerRefusals } from '@wura/provider-payments/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { BodyOf, ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { electricityReasons, electricityRefusals } from '../refusals.ts';
import { leastMinor } from '../rules.ts';
import type { Companies } from './companies.ts';
import { keepCheck } from './meter-checks.ts';
import type { ElectricityDetails, ElectricitySeller } from './ports.ts';

interface Question {
  readonly caller: { readonly number: bigint };
  readonly body: BodyOf<typeof routes.lookUpMeter>;
  /** What the request calls the company. */
  readonly field?: string;
}

/** Asks the company whose meter it is, and keeps the answer for the one payment that may follow. */
export async function verifyMeter(
  open: OpenBill<ElectricityDetails, ElectricitySeller>,
  companies: Companies,
  { caller, body: { provider, meter_no: number, meter_type: type }, field = 'provider' }: Question,
): Promise<ReplyOf<typeof routes.lookUpMeter>> {
  const seller = await choose(open);
  const company = await companies.find(seller, provider, field);
  const meter = await seller.meter({ number, type, companyCode: company.code });
  if (meter.outcome === 'declined') throw refuse(electricityRefusals.meter_not_found);
  if (meter.outcome === 'unknown') {
    // Nothing has moved, so this is no answer about money: it may simply be asked again.
    throw refuse(providerRefusals.provider_unavailable, { reason: say(electricityReasons.meter_unavailable, {}) });
  }
  const { customerName, address, debtMinor, lookup } = meter;
  const least = leastMinor(meter.minimumMinor);
  const { pool, now } = open.needs;
  const reference = await transaction(pool, tx =>
    keepCheck(tx, {
      customer: caller.number,
      seller: seller.provider,
      sellerLookup: lookup,
      company: company.name,
      companyCode: company.code,
      meterNumber: number,
      meterType: type,
      customerName,
      address,
      minimumMinor: least,
    }),
  );
  const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
  return {
    status: 'success',
    data: {
      customer_name: customerName,
      reference,
      ...(address !== null && address !== '' && { address }),
      minimum_amount: naira(least),
      ...(debtMinor !== null && debtMinor > 0n && { outstanding_debt: naira(debtMinor) }),
      expires_at: new Date(now() + lookupGoodMs).toISOString(),
    },
  };
}
