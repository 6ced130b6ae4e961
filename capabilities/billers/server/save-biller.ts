import { billerRefusals } from '@wura/bills/biller-refusals';
import type { billerRoutes } from '@wura/bills/billers-contract';
import { transaction, type Pool } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { refuse } from '@wura/wire/refusals';
import { countBillers, insertBiller, type BillerRow } from './queries.ts';

/** More than a customer picks from. */
const billersMax = 200;

export function saveBiller(pool: Pool, { caller, body }: Call<typeof billerRoutes.save, SignedIn>): Promise<BillerRow> {
  const { kind, label } = body;
  const { number, ...details } = body.details;
  return transaction(pool, async tx => {
    const saved = await countBillers(tx, caller.number);
    const biller = { publicId: randomId('bil'), customer: caller.number, kind, number, label, details };
    const row = await insertBiller(tx, biller);
    if (!row) throw refuse(billerRefusals.biller_exists);
    if (saved >= billersMax) throw refuse(billerRefusals.billers_full);
    return row;
  });
}
