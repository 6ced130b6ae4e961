import type { BalancesVerdict, ProviderRecords } from '@wura/provider-payments/server/ports';
import type { UsdtChain } from '@wura/usdt/server/ports';

/**
 * A chain keeps no list of what is ours, so nothing is in it: each of ours is asked about by its name, a deposit as
 * `transaction:place` and what we sent by its transaction.
 */
export function createRecords(chain: UsdtChain, { hot }: { hot: string }): ProviderRecords {
  return {
    provider: chain.provider,
    page: () => Promise.resolve({ outcome: 'accepted', entries: [], isLast: true }),
    async find(_operation, reference) {
      const [transaction = '', place = '0'] = reference.split(':');
      if (!/^[0-9a-f]{64}$/.test(transaction)) return { outcome: 'absent' };
      const asked = await chain.outcome(transaction);
      if (asked.outcome === 'unknown') return asked;
      if (asked.value.state === 'absent') return { outcome: 'absent' };
      const { block: number, state } = asked.value;
      const [block, transfers] = await Promise.all([
        chain.block(number),
        chain.transfers({ from: number, to: number, isAgreed: true }),
      ]);
      if (block.outcome === 'unknown') return block;
      if (transfers.outcome === 'unknown') return transfers;
      const transfer = transfers.value.find(each => each.transaction === transaction && String(each.place) === place);
      const at = new Date(block.value.atMs);
      const entry = { reference, currency: 'USDT', at, changedAt: at } as const;
      if (state === 'failed' || !transfer) {
        return { outcome: 'accepted', entry: { ...entry, amountMinor: 0n, state: 'failed' } };
      }
      return { outcome: 'accepted', entry: { ...entry, amountMinor: transfer.amountMinor, state: 'done' } };
    },
    account: {
      balances: places => balancesAt(chain, places, hot),
      // What is put away is sent to an address that we know, and is booked when it is there.
      settlements: () => Promise.resolve({ outcome: 'accepted', entries: [], isLast: true }),
    },
  };
}

const atOnce = 4;

/** All that the chain has of ours. */
async function balancesAt(chain: UsdtChain, places: readonly string[], hot: string): Promise<BalancesVerdict> {
  const all = [hot, ...places];
  let minor = 0n;
  for (let first = 0; first < all.length; first += atOnce) {
    const told = await Promise.all(all.slice(first, first + atOnce).map(address => chain.balances(address)));
    for (const each of told) {
      if (each.outcome === 'unknown') return each;
      minor += each.value.usdtMinor;
    }
  }
  return { outcome: 'accepted', balances: [{ currency: 'USDT', minor }] };
}
