import { serveBill } from '@wura/bills/server/serve-bill';
import { choose } from '@wura/bills/server/choose';
import { openBill, type BillNeeds } from '@wura/bills/server/open-bill';
import { readPage } from '@wura/database/page';
import { transaction } from '@wura/database';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { texter } from '@wura/notices/server/ports';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { Standing } from '@wura/provider-payments/server/pay';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { companyTitle } from '../companies.ts';
import { routes, type PaidElectricity, type Vend } from '../contract.ts';
import { electricity } from './bill.ts';
import { createCompanies } from './companies.ts';
import { goodsIn } from './goods.ts';
import { payElectricity } from './pay-electricity.ts';
import { electricityDetails, type ElectricityDetails } from './ports.ts';
import { sendToken, textToken } from './send-token.ts';
import { listVends, readVend, type VendRow } from './vends.ts';
import { verifyMeter } from './verify-meter.ts';

export function serveElectricity(router: CustomerRouter, needs: BillNeeds): void {
  const open = openBill(electricity, needs);
  const companies = createCompanies(needs);

  router.serve(routes.companies, async () => {
    const listed = await companies.of(await choose(open));
    const data = listed.map(({ name, title, code }) => ({
      service_type: name,
      provider_name: title,
      provider_id: code,
    }));
    return { status: 200, body: { status: 'success', data } };
  });

  router.serve(routes.lookUpMeter, async call => ({ status: 200, body: await verifyMeter(open, companies, call) }));

  serveBill(router, routes.pay, open, {
    deed: (call, intent) => payElectricity(open, call, intent),
    completed: 'Electricity payment successful',
    pending: 'Electricity payment pending',
    extras: broughtBy,
  });

  serveTokens(router, needs);
}

function serveTokens(router: CustomerRouter, { pool, walletServices: { naming }, ports, now }: BillNeeds): void {
  router.serve(routes.tokens, async ({ caller, query: { meter = null, limit = 20, cursor: after = null } }) => {
    const read = (count: number) => listVends(pool, { customer: caller.number, meter, after, limit: count });
    const { rows, nextCursor } = await readPage(limit, read, row => row.public_id);
    return { status: 200, body: { data: rows.map(onWire), nextCursor } };
  });

  router.serve(routes.sendToken, async ({ caller, params: { id: publicId } }) => {
    const vend = await readVend(pool, { customer: caller.number, publicId });
    if (!vend) throw refuse(commonRefusals.not_found);
    await transaction(pool, tx => sendToken(tx, { customer: caller.number, vend, at: new Date(now()) }));
    return { status: 200, body: { message: 'Token sent' } };
  });

  router.serve(routes.textToken, async ({ caller, params: { id: publicId } }) => {
    const vend = await readVend(pool, { customer: caller.number, publicId });
    if (!vend) throw refuse(commonRefusals.not_found);
    if (ports(texter).length === 0) throw refuse(providerRefusals.service_off);
    await transaction(pool, tx => textToken(tx, { customer: caller.number, vend, at: new Date(now()) }));
    return { status: 200, body: { message: 'Token sent' } };
  });

  function onWire(row: VendRow): Vend {
    const { company, meterNumber, meterType, customerName, reference } = electricityDetails.parse(row.details);
    return {
      id: row.public_id,
      transaction_id: naming.movementId({ wallet: Number(row.wallet), seq: Number(row.seq) }),
      reference,
      meter_number: meterNumber,
      meter_type: meterType,
      provider: company,
      provider_name: companyTitle(company),
      customer_name: customerName,
      tokens: row.tokens,
      units: row.units,
      tariff: row.tariff,
      receipt_number: row.receipt_number,
      amount: formatMoney({ currency: 'NGN', minor: row.amount }),
      date: row.vended_at.toISOString(),
    };
  }
}

type Brought = Omit<PaidElectricity, 'message' | 'reference' | 'status' | 'transaction'>;

/** Whose meter it was, and what it was given: the last of several tokens is the one with the units. */
function broughtBy({ details, goods: told, row }: Standing<ElectricityDetails>): Brought {
  const { customerName, address, meterNumber, meterType, company } = details;
  const goods = row.status === 'completed' ? goodsIn(told) : undefined;
  const token = goods?.tokens.at(-1);
  return {
    ...(token !== undefined && { token }),
    ...(goods?.units != null && { units: goods.units }),
    ...(goods?.tariff != null && { tariff: goods.tariff }),
    ...(goods?.receiptNumber != null && { receipt_number: goods.receiptNumber }),
    tokens: goods?.tokens ?? [],
    customer_name: customerName,
    address,
    meter_number: meterNumber,
    meter_type: meterType,
    provider: company,
  };
}
