import { endpoint } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { useHasView } from '@wura/browser/views';
import type { MotifName } from '@wura/ui/motif';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';

/** As much of the route as cards and headers need. The room that answers it declares the rest. */
interface ShowCloth extends RouteSpec {
  method: 'GET';
  path: '/api/cloth';
  params?: never;
  query: z.ZodObject<Record<string, never>>;
  body?: never;
  answers: { 200: z.ZodType<{ worn: readonly MotifName[] }> };
}

const showCloth = endpoint<ShowCloth>('GET', '/api/cloth');

/** The customer's own cloth, woven of their days; until it is known, or where none is woven, the usual one. */
export function useOwnCloth(usual: readonly MotifName[]): readonly MotifName[] {
  const isWoven = useHasView('cloth');
  const { data } = useRoute(showCloth, { query: {} }, { isOff: !isWoven });
  return data?.worn.slice(0, usual.length) ?? usual;
}
