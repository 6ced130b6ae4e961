import type { ReplyOf } from '@wura/wire';
import type { configRoute } from '@wura/wire/config';
import { endpoint } from './client.ts';
import { useRoute } from './query.ts';

export type Config = ReplyOf<typeof configRoute>;

export const readConfig = endpoint<typeof configRoute>('GET', '/api/config');

/** Whether providers and money are real here; undefined until known. */
export function useMode(): 'sandbox' | 'live' | undefined {
  return useRoute(readConfig, {}).data?.mode;
}

/** Whether we still wait to hear what is switched on here. */
export function useAwaitsServices(): boolean {
  return useRoute(readConfig, {}).isPending;
}

/** What is switched on here, by name; nothing as long as it is unknown. */
export function useServices({ isOff = false } = {}): Readonly<Record<string, boolean>> {
  return useRoute(readConfig, {}, { isOff }).data?.services ?? {};
}
