import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { textsOf } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { lookUpAccount, lookUpAlias } from './calls.ts';
import type { VerifiedCard } from './cable-steps.ts';
import { cableMessages } from './messages.ts';
import { isNotThere, orOlder } from './or-older.ts';

type Wanted = Pick<VerifiedCard, 'provider' | 'providerTitle' | 'smartcard'>;

/** Asks the provider whose card it is. One look-up is good for one payment. */
export function useCardCheck(onVerified: (card: VerifiedCard) => void) {
  return useMutation({
    mutationFn: async ({ provider, providerTitle, smartcard }: Wanted): Promise<VerifiedCard> => {
      const body = { provider, smartcard_number: smartcard };
      const { data } = await orOlder(call(lookUpAccount, { body }), () => call(lookUpAlias, { body }));
      const { customer_name: customerName, reference, expires_at: expiresAt } = data;
      return { provider, providerTitle, smartcard, customerName, reference, expiresAt };
    },
    onSuccess: onVerified,
  });
}

export type CardCheck = ReturnType<typeof useCardCheck>;

/** Why an account could not be verified, in the language of the page. */
export function checkFailure({ error, variables }: CardCheck): string | undefined {
  if (!error) return undefined;
  const words = textsOf(cableMessages);
  if (isNotThere(error)) return words.lookupMissing(variables?.providerTitle ?? '');
  return refusalText(error, { fallback: words.verifyFailed });
}
