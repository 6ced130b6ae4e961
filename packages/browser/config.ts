import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import { endpoint } from './client.ts';
import { useRoute } from './query.ts';

/** As much as screens need of what the product says of itself. */
export interface Config {
  mode: 'sandbox' | 'live';
  services: { mail: boolean };
  /** In naira. */
  cooling_off_limit: string | null;
}

interface ReadConfig extends RouteSpec {
  method: 'GET';
  path: '/api/config';
  params?: never;
  query?: never;
  body?: never;
  answers: { 200: z.ZodType<Config> };
}

export const readConfig = endpoint<ReadConfig>('GET', '/api/config');

/** Whether providers and money are real here; undefined until known. */
export function useMode(): 'sandbox' | 'live' | undefined {
  return useRoute(readConfig, {}).data?.mode;
}
