import type { ElectricityDetails, ElectricityGoods, ElectricitySeller } from '@wura/electricity/server/ports';
import type { Payable, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import { readAside } from './aside.ts';
import { findByLookup, sendTimeoutMs, withoutRow } from './by-lookup.ts';
import type { SquadClient } from './client.ts';
import { companyOf } from './companies.ts';
import { isUnknownCustomer } from './reasons.ts';
import { readTokens } from './tokens.ts';
import { anotherPurchase, stateOf, wholeNaira } from './vend-verdict.ts';
import { companies, meter as meterOnWire, power, vend, type Vend } from './wire.ts';

type Purchase = Payable<ElectricityDetails>;

const path = '/vending/utilities/electricity';
/** They ask the distribution company, which takes its time. */
const lookupTimeoutMs = 8_000;

export function createElectricity(client: SquadClient): ElectricitySeller {
  const find = (payment: Purchase, until?: AbortSignal) => findByLookup(client, payment, { until, verdictOf });
  return {
    provider: 'squad',
    isDown: () => client.isDown(),
    newReference: ({ lookup }) => lookup,
    find,
    async send(payment, until) {
      const naira = wholeNaira(payment.amountMinor);
      if (naira === undefined) return { outcome: 'declined', reason: 'amount_refused' satisfies SaleReason };
      const { phone, email } = payment.details;
      const body = { reference: payment.reference, amount: naira, phone_number: phone, email };
      const asked = { operation: 'electricity', path, body, timeoutMs: sendTimeoutMs, until };
      const reply = await client.call({ ...asked, method: 'POST' }, vend);
      return reply.kind === 'done' ? verdictOf(reply.data, payment) : withoutRow(reply, () => find(payment, until));
    },
    async companies() {
      const reply = await client.call(
        { operation: 'providers', method: 'GET', path: `${path}/service-providers` },
        companies,
      );
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'unknown', why: reply.message };
      return { outcome: 'accepted', companies: reply.data.flatMap(({ code }) => companyOf(code) ?? []) };
    },
    async meter({ number, type, companyCode }) {
      const body = { meter_type: type, meter_no: number, provider: companyCode };
      const asked = { operation: 'lookup', path: `${path}/lookup`, body, timeoutMs: lookupTimeoutMs };
      const reply = await client.call({ ...asked, method: 'POST' }, meterOnWire);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') {
        return isUnknownCustomer(reply.message) ? { outcome: 'declined' } : { outcome: 'unknown', why: reply.message };
      }
      const { reference, customer_name: customerName, minimum_vend: minimum, ...rest } = reply.data;
      return {
        outcome: 'accepted',
        customerName,
        address: rest.address || null,
        minimumMinor: minimum ?? 0n,
        debtMinor: rest.outstanding_debt ?? null,
        lookup: reference,
      };
    },
  };
}

/** A row names its meter beside the rest. One about another meter or amount is none about this payment. */
function verdictOf(row: Vend, { reference, amountMinor, details }: Purchase): Verdict {
  const read = power.safeParse(readAside(row.meta_json) ?? readAside(row.meta) ?? {}).data ?? {};
  const isThis = row.reference === reference && row.amount === amountMinor;
  if (!isThis || (read.meter_number && read.meter_number !== details.meterNumber)) return anotherPurchase;
  const verdict = stateOf(row);
  if (verdict.outcome !== 'accepted' || !verdict.isDone) return verdict;
  const tokens = tokenOf(row, read.token);
  const isPrepaid = details.meterType === 'prepaid';
  // They were paid and the token follows: nothing is sold until there is something to hand over.
  if (isPrepaid && tokens.length === 0) return { ...verdict, isDone: false };
  const goods: ElectricityGoods = {
    tokens: isPrepaid ? [...readTokens(read.kct), ...tokens] : [],
    units: read.total_units || null,
    tariff: read.tariff_class || null,
    receiptNumber: read.receipt_number || null,
  };
  return { ...verdict, goods };
}

function tokenOf(row: Vend, token: string | null | undefined): readonly string[] {
  const [first] = readTokens(row.value_reference);
  return first === undefined ? readTokens(token) : [first];
}
