import type { ReplyOf, RouteSpec } from '@wura/wire';
import { keepPreviousData, QueryClient, useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import { askedEarlyAtMs } from './asked-early.ts';
import { answeredEarly, call, type CallArgs, type Endpoint } from './client.ts';
import { CallError } from './call-error.ts';

const readsRetriedMax = 2;
const staleAfterMs = 15_000;

/** What the server said lately. Only reads go through it, and only reads are tried again by themselves. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        retry: (failures, error) => failures < readsRetriedMax && isWorthRetrying(error),
        retryDelay: failures => 500 * 2 ** failures,
        // An offline read fails at once and says so, instead of waiting in silence for a network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retryOnMount: query => !isFailureKnown(query),
      },
      // So does what was pressed: it is not kept and done once the network is back, long after the customer asked for it.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Whether a screen shows this failure already. Were each of its parts to ask anew as it appears, a screen that draws other
 * parts while it waits than once it was refused would ask without end.
 */
function isFailureKnown(query: Query): boolean {
  // The part that is just appearing is one of them.
  return query.getObserversCount() > 1 && Date.now() - query.state.errorUpdatedAt < staleAfterMs;
}

/** A refusal is an answer and will be the same again; a lost one may come through. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'lost' && error.code !== 'timeout';
}

export interface AskOptions {
  isOff?: boolean;
  /** While a filter changes, the rows it replaces stay in sight. */
  keepsPrevious?: boolean;
  /** Asks again as long as the page is looked at: for what another person is about to decide. */
  everyMs?: number | undefined;
}

/** A read of the API, cached by its address. */
export function useRoute<Spec extends RouteSpec>(
  from: Endpoint<Spec>,
  args: CallArgs<Spec>,
  { isOff = false, keepsPrevious = false, everyMs }: AskOptions = {},
): UseQueryResult<ReplyOf<Spec>> {
  return useQuery<ReplyOf<Spec>>({
    queryKey: keyOf(from, args),
    initialData: () => answeredEarly(from, args),
    initialDataUpdatedAt: askedEarlyAtMs,
    queryFn: ({ signal }) => call(from, { ...args, signal }),
    enabled: !isOff,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** The way to ask again once an answer was lost; none while it is still awaited, or is there. */
export function askAgainOf({
  isError,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>): (() => void) | undefined {
  return isError && !isFetching ? () => void refetch() : undefined;
}

/** The first part is the path, so that everything read from one route can be made stale at once. */
export function keyOf<Spec extends RouteSpec>(from: Endpoint<Spec>, args: CallArgs<Spec> | Record<string, never> = {}) {
  const { params, query } = args as { params?: unknown; query?: unknown };
  return [from.path, params ?? null, query ?? null] as const;
}
