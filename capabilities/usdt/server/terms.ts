import { minuteMs } from '@wura/platform/time';
import type { Told, UsdtChain } from './ports.ts';
import type { Terms } from './sending-queries.ts';

/** Long enough for a node that comes back, and short enough that a customer hears today what became of it. */
const goodForMs = 10 * minuteMs;

/** By the chain's own clock and prices, as they are now. */
export async function termsNow(chain: UsdtChain): Promise<Told<Terms & { readonly costSun: bigint }>> {
  const [tips, cost] = await Promise.all([chain.tips(), chain.transferCostSun()]);
  if (tips.outcome === 'unknown') return tips;
  if (cost.outcome === 'unknown') return cost;
  const { head: reference } = tips.value;
  const costSun = cost.value;
  // Energy may become dearer before a block takes it.
  return {
    outcome: 'accepted',
    value: { reference, expiresAtMs: reference.atMs + goodForMs, feeLimitSun: costSun * 2n, costSun },
  };
}
