import type { ReplyOf } from '@wura/wire';
import type { configRoute } from '@wura/wire/config';
import { endpoint } from './client.ts';
import { useRoute } from './query.ts';
import { useKept } from './use-kept.ts';

export type Config = ReplyOf<typeof configRoute>;

export const readConfig = endpoint<typeof configRoute>('GET', '/api/config');

/** Whether providers and money are real here; undefined until known. */
export function useMode(): 'sandbox' | 'live' | undefined {
  return useRoute(readConfig, {}).data?.mode;
}

/** Whether this device does not know what is switched on here: it is still asking, or its question was lost. */
export function useAwaitsServices(): boolean {
  return useKnownServices() === undefined;
}

/** What is switched on here, by name; nothing as long as it is unknown. */
export function useServices({ isOff = false } = {}): Readonly<Record<string, boolean>> {
  return useKnownServices({ isOff }) ?? {};
}

/** As this device last knew it until the answer comes: a bad network takes nothing from the menus. */
function useKnownServices({ isOff = false } = {}) {
  return useKept('services', useRoute(readConfig, {}, { isOff }).data?.services);
}
