import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { phraseText } from '@wura/browser/phrase-text';
import { keyOf, useRoute } from '@wura/browser/query';
import { useSettled } from '@wura/browser/use-settled';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { usdtRefusals } from '../refusals.ts';
import { addressFault } from '../rules.ts';
import { checkAddress } from './calls.ts';

export interface AddressCheck {
  /** Nothing wrong with it as it is spelt. */
  readonly isSpelt: boolean;
  readonly isAsking: boolean;
  readonly error: unknown;
  /** Why it cannot be sent to yet. */
  readonly held: string | undefined;
  readonly found: Found | undefined;
  fetch(address: string): Promise<Found>;
}

type Found = ReplyOf<typeof routes.checkAddress>;

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
    held: isAsked ? heldText(answer.data) : undefined,
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

/** In the words in which sending there would be refused, before the customer has come as far as the PIN. */
function heldText(found: Found | undefined): string | undefined {
  if (!found || found.hold === 'none') return undefined;
  const { code } = found.hold === 'unsaved' ? usdtRefusals.usdt_address_not_saved : usdtRefusals.usdt_address_on_hold;
  return phraseText({ code, facts: { from: found.saved?.usable_from } });
}
