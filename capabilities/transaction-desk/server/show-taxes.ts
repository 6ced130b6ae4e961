import type { Pool } from '@wura/database';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { lagosMidnight } from '@wura/platform/time';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';
import { readTaxes } from './queries.ts';

/** Of each tax and currency in which anything is due of this month of Lagos. */
export async function showTaxes(pool: Pool, month: string): Promise<ReplyOf<typeof operatorRoutes.taxes>> {
  const rows = await readTaxes(pool, { from: firstMidnight(month, 0), until: firstMidnight(month, 1) });
  const data = rows
    .filter(({ due }) => due !== 0n)
    .map(({ tax, currency: id, due: minor }) => {
      const currency = currencyById(id).code;
      return { tax, currency, due: formatMoney({ currency, minor }) };
    });
  return { month, data };
}

/** When a month began in Lagos, or another one so many months later. */
function firstMidnight(month: string, later: number): Date {
  const noon = new Date(`${month}-01T12:00:00Z`);
  noon.setUTCMonth(noon.getUTCMonth() + later);
  return new Date(lagosMidnight(noon.getTime()));
}
