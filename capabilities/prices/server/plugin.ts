import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney, moneyOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { Pool } from '@wura/database';
import { feesOnWire, ownLimitsOnWire, type Policy, type PricedKind } from '@wura/policy/server';
import { walletRefusals } from '@wura/wallets/contract';
import { totalOf } from '@wura/wallets/server/statements';
import { listWallets } from '@wura/wallets/server/wallets';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { routesFor } from '../contract.ts';

/** What this room needs of others. */
export interface Prices {
  pool: Pool;
  now: () => number;
  policy: Policy;
  /** Everything that is paid for here. */
  priced: readonly PricedKind[];
}

export function prices(router: CustomerRouter, { pool, now, policy, priced }: Prices): void {
  const byName = new Map(priced.map(each => [each.kind, each]));
  const routes = routesFor([...byName.keys()]);

  router.serve(routes.fees, async () => {
    const tables = priced.map(each => ({ kind: each.kind, ...policy.priceTable(each) }));
    const in_force_since = tables
      .map(({ rules }) => rules)
      .toSorted()
      .at(-1)!;
    const data = tables.map(({ kind, bands, currency, share }) => ({
      kind,
      currency,
      ...(share && { share: { bps: Number(share.bps), usdt_bps: Number(share.usdtBps) } }),
      bands: bands.map(({ fromMinor, toMinor, fees }) => ({
        from: formatMoney({ currency, minor: fromMinor }),
        to: toMinor === null ? null : formatMoney({ currency, minor: toMinor }),
        fees: feesOnWire(fees, currency),
        total_fee: formatMoney({ currency, minor: totalOf(fees) }),
      })),
    }));
    return { status: 200, body: { in_force_since, data } };
  });

  router.serve(routes.price, async ({ query: { kind, amount: given, currency = 'NGN' } }) => {
    const asked = byName.get(kind)!;
    // What has a fee in one currency is paid in that one: without it the answer would be that it is free. A duty alone binds
    // nothing: what is not owed in naira moves without it.
    const isBound = asked.fee !== undefined || asked.flat !== undefined;
    const isPayable = !isBound || currency === policy.priceTable(asked).currency;
    if (!isCurrencyCode(currency) || !isPayable) throw refuse(walletRefusals.unsupported_currency);
    const amount = moneyOf(given, currency);
    if (typeof amount === 'string') {
      throw refuseFields({ amount: commonFaults.amount_invalid });
    }
    const price = policy.price({ kind: asked, amount });
    const body = {
      kind,
      currency,
      amount: formatMoney(amount),
      fees: feesOnWire(price.fees, currency),
      fee: formatMoney({ currency, minor: totalOf(price.fees) }),
      total: formatMoney(price.total),
      rules: price.rules,
    };
    return { status: 200, body };
  });

  router.serve(routes.limits, async ({ caller }) => {
    const { limits } = policy;
    const own = limits.of(caller);
    const [used, held] = await Promise.all([limits.used(pool, caller), listWallets(pool, caller.number)]);
    const worth = held.reduce(
      (sum, { wallet: { currency }, balance, inPots }) =>
        sum + limits.worthMinor({ currency, minor: balance + (inPots ?? 0n) }),
      0n,
    );
    const blockedBy = limits.blockedBy(caller);
    const left = blockedBy === null && used < own.outPerDayMinor ? own.outPerDayMinor - used : 0n;
    const body = {
      tier: caller.tier,
      blocked_by: blockedBy,
      currency: 'NGN' as const,
      out_per_day: {
        limit: naira(own.outPerDayMinor),
        used: naira(used),
        left: naira(left),
        resets_at: own.resetsAt.toISOString(),
      },
      balance: { limit: nairaOrNone(own.balanceMinorMax), used: naira(worth) },
      single_deposit: { limit: naira(own.depositMinorMax) },
      own: ownLimitsOnWire(limits, caller, now()),
      first_day_until: own.coolingOffUntil?.toISOString() ?? null,
      tiers: limits.tiers().map(({ tier, outPerDayMinor, balanceMinorMax, depositMinorMax }) => ({
        tier,
        out_per_day: naira(outPerDayMinor),
        balance: nairaOrNone(balanceMinorMax),
        single_deposit: naira(depositMinorMax),
      })),
    };
    return { status: 200, body };
  });
}

const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
const nairaOrNone = (minor: bigint | null) => (minor === null ? null : naira(minor));
