import { currencyById } from '@wura/money/currencies';
import { rateBetween, rateText, type Rates } from '@wura/rates/cross-rate';
import { workOutRate } from '@wura/rates/work-out';
import { carryOutOrder, type OrderNeeds } from './carry-out-order.ts';
import type { NumberedPair } from './alert-queries.ts';
import { selectDue, selectExpired, selectOrderedPairs } from './order-queries.ts';
import { conversionFeeBps } from '@wura/rates/server/conversion-price';

const pageMax = 200;
/** At once: each takes a connection of the worker's. */
const handsMax = 4;

type Needs = OrderNeeds & { readonly afterEach: () => Promise<void> };

/** Ends the orders whose time is up, and carries out those that the rates are good enough for. Answers how many ended. */
export async function carryOutOrders(needs: Needs): Promise<number> {
  const { pool, rates } = needs;
  const expired = await through(needs, after => selectExpired(pool, { after, limit: pageMax }));
  const current = await rates.current();
  if (!current) return expired;
  const seen = ratesAfterFee(needs, current.rates, await selectOrderedPairs(pool));
  if (seen.length === 0) return expired;
  return expired + (await through(needs, after => selectDue(pool, { seen, after, limit: pageMax })));
}

async function through(needs: Needs, next: (after: bigint) => Promise<bigint[]>): Promise<number> {
  let ended = 0;
  for (let after = 0n; ;) {
    const ids = await next(after);
    for (let first = 0; first < ids.length; first += handsMax) {
      const outcomes = await Promise.all(ids.slice(first, first + handsMax).map(id => carryOutOrder(needs, id)));
      ended += outcomes.filter(outcome => outcome !== 'waits' && outcome !== 'ended before').length;
      await needs.afterEach();
    }
    if (ids.length < pageMax) return ended;
    after = ids.at(-1)!;
  }
}

/** What one unit brings once the fee is out, and what one of the other costs then, of the pairs that have a rate. */
function ratesAfterFee({ policy, spreadBps }: Needs, rates: Rates, pairs: readonly NumberedPair[]) {
  return pairs.flatMap(({ from, to }) => {
    const pair = { from: currencyById(from).code, to: currencyById(to).code };
    const mid = rateBetween(rates, pair);
    if (!mid) return [];
    const { numerator, denominator } = workOutRate(mid, { feeBps: conversionFeeBps(policy, pair), spreadBps });
    const price = rateText({ numerator: denominator, denominator: numerator });
    return [{ from, to, rate: rateText({ numerator, denominator }), price }];
  });
}
