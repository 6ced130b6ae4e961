import { useQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import { listProviders } from './calls.ts';
import { orOlder } from './or-older.ts';

export interface TvProvider {
  readonly name: string;
  readonly title: string;
}

/** What every server could sell before it said so. */
const known: readonly TvProvider[] = [
  { name: 'DSTV', title: 'DStv' },
  { name: 'GOTV', title: 'GOtv' },
];

/** Whose subscriptions can be paid. */
export function useTvProviders() {
  return useQuery({
    queryKey: keyOf(listProviders),
    queryFn: ({ signal }) => orOlder(ask(signal), async () => known),
  });
}

async function ask(signal: AbortSignal): Promise<readonly TvProvider[]> {
  const { data } = await call(listProviders, { signal });
  return data.map(({ service_type: name, provider_name: title }) => ({ name, title }));
}

export type TvProviders = ReturnType<typeof useTvProviders>;
