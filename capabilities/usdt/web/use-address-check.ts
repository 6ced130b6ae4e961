import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useSettled } from '@wura/browser/use-settled';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { addressFault } from '../rules.ts';
import { checkAddress } from './calls.ts';

export interface AddressCheck {
  /** Nothing wrong with it as it is spelt. */
  readonly isSpelt: boolean;
  readonly isAsking: boolean;
  readonly error: unknown;
  readonly found: ReplyOf<typeof routes.checkAddress> | undefined;
  fetch(address: string): Promise<ReplyOf<typeof routes.checkAddress>>;
}

/** Its checksum is checked while it is typed; whose it is, the server says. */
export function useAddressCheck(typed: string): AddressCheck {
  const queries = useQueryClient();
  const address = useSettled(typed.trim());
  const isSpelt = addressFault(typed) === undefined;
  const isAsked = isSpelt && address === typed.trim();
  const answer = useRoute(checkAddress, { query: { address } }, { isOff: !isAsked });
  return {
    isSpelt,
    isAsking: isSpelt && (answer.isFetching || !isAsked),
    error: isAsked ? answer.error : null,
    found: isAsked ? answer.data : undefined,
    fetch: wanted => {
      const query = { address: wanted };
      return queries.fetchQuery({
        queryKey: keyOf(checkAddress, { query }),
        queryFn: ({ signal }) => call(checkAddress, { query, signal }),
      });
    },
  };
}
