import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type CallArgs, type Endpoint } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import type { ReplyOf, RouteSpec } from '@wura/wire';

interface PageOf<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}
type RowOf<Spec extends RouteSpec> = ReplyOf<Spec> extends PageOf<infer Row> ? Row : never;

/** A list that comes page by page. */
export function useListed<Spec extends RouteSpec>(
  from: Endpoint<Spec>,
  query: Record<string, string | undefined>,
  {
    params,
    everyMs,
    limit = 50,
    isOff = false,
  }: { params?: Record<string, string>; everyMs?: number; limit?: number; isOff?: boolean } = {},
) {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(from), 'pages', limit, query, params],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { ...query, limit: String(limit), cursor: pageParam ?? undefined };
      return (await call(from, { params, query: asked, signal } as unknown as CallArgs<Spec>)) as PageOf<RowOf<Spec>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    enabled: !isOff,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
  return { ...pages, rows: pages.data?.pages.flatMap(({ data }) => data) ?? [] };
}
