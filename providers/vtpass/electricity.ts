import type { ElectricityDetails, ElectricityGoods, ElectricitySeller } from '@wura/electricity/server/ports';
import type { VtpassClient } from './client.ts';
import { createSales } from './sales.ts';
import { companies } from './services.ts';
import { verified, type Answer } from './wire.ts';

/** They ask the distribution company, which takes its time. */
const verifyTimeoutMs = 8_000;

export function createElectricity(client: VtpassClient, now: () => number): ElectricitySeller {
  return {
    ...createSales<ElectricityDetails>({
      client,
      now,
      body: ({ companyCode, meterNumber, meterType }) => ({
        serviceID: companyCode,
        billersCode: meterNumber,
        variation_code: meterType,
      }),
      destination: ({ meterNumber }) => meterNumber,
      goods: goodsOf,
    }),
    // They list their services by name alone; the names are documented.
    companies: () => Promise.resolve({ outcome: 'accepted', companies }),
    async meter({ number, type, companyCode }) {
      const body = { billersCode: number, serviceID: companyCode, type };
      const asked = { operation: 'verify', path: '/merchant-verify', body, timeoutMs: verifyTimeoutMs };
      const reply = await client.call({ ...asked, method: 'POST' }, verified);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      const { content } = reply.data;
      if (content === 'nobody' || content.Can_Vend?.toLowerCase() === 'no') return { outcome: 'declined' };
      return {
        outcome: 'accepted',
        customerName: content.Customer_Name,
        address: content.Address || null,
        minimumMinor: content.Min_Purchase_Amount ?? content.Minimum_Amount ?? 0n,
        debtMinor: content.Customer_Arrears ?? null,
        lookup: '',
      };
    },
  };
}

const token = /(?:\d[\s-]?){20}/;

/** A prepaid meter's token stands in one of three places, with words before it or without; none: it follows. */
function goodsOf(answer: Answer, { meterType }: ElectricityDetails): ElectricityGoods | undefined {
  const { mainToken, token: named, purchased_code: code, mainTokenUnits, units, tariff } = answer;
  const found = [mainToken, named, code].flatMap(text => token.exec(text ?? '')?.[0] ?? [])[0];
  const isPrepaid = meterType === 'prepaid';
  if (isPrepaid && found === undefined) return undefined;
  return {
    tokens: isPrepaid && found !== undefined ? [found.replaceAll(/\D/g, '')] : [],
    units: (units || mainTokenUnits || '').replace(/\s*kwh$/i, '') || null,
    tariff: tariff || null,
    receiptNumber: null,
  };
}
