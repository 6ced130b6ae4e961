import { useQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { formatMoney } from '@wura/money';
import { readBouquets, readBouquetsAlias } from './calls.ts';
import type { ChosenBouquet } from './cable-steps.ts';
import { orOlder } from './or-older.ts';

/** What a provider offers, as of a few minutes ago. */
export function useBouquets(provider: string | undefined) {
  return useQuery({
    queryKey: [readBouquets.path, provider],
    enabled: provider !== undefined,
    queryFn: async ({ signal }): Promise<readonly ChosenBouquet[]> => {
      const body = { provider: provider! };
      const { data } = await orOlder(call(readBouquets, { params: body, signal }), () =>
        call(readBouquetsAlias, { body, signal }),
      );
      return data.bouquets.map(({ name, code, kobo_amount: kobo }) => ({
        name,
        code,
        price: formatMoney({ currency: 'NGN', minor: BigInt(kobo) }),
      }));
    },
  });
}

export type Bouquets = ReturnType<typeof useBouquets>;
