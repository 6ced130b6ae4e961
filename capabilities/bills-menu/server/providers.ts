import { isUp } from '@wura/bills/server/choose';
import { readStoppedSales, type Sale, type StoppedSale } from '@wura/bills/server/stopped-sales';
import type { Queries } from '@wura/database';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { ProviderOnWire } from '../operator-contract.ts';
import type { Selling } from './services.ts';

/** Every seller of bills here, with what they sell; as this process knows them, which asks each for itself. */
export async function listProviders(db: Queries, { all, ports }: Selling): Promise<ProviderOnWire[]> {
  const stopped = await readStoppedSales(db);
  const found = new Map<string, ProviderOnWire>();
  for (const { name: kind, sellers } of all.bills) {
    for (const seller of ports<PaymentPort<never>>(sellers)) {
      const { provider } = seller;
      const known = found.get(provider) ?? {
        name: provider,
        ...saleOf(stopped, { provider }),
        is_down: false,
        kinds: [],
      };
      const kinds = [...known.kinds, { kind, ...saleOf(stopped, { provider, kind }) }];
      found.set(provider, { ...known, is_down: known.is_down || !isUp(seller), kinds });
    }
  }
  return [...found.values()];
}

function saleOf(stopped: readonly StoppedSale[], { provider, kind }: Sale) {
  const stop = stopped.find(each => each.provider === provider && each.kind === kind);
  return { is_selling: !stop, reason: stop?.reason ?? null, stopped_at: stop?.at.toISOString() ?? null };
}
