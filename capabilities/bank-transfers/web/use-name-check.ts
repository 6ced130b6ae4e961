import { useQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { textsOf } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { useEffect } from 'react';
import { validateAccount } from './calls.ts';
import type { LastSent } from './look-alike.ts';
import { sendMessages } from './messages.ts';
import type { SendValues } from './send-fields.ts';

export interface NameCheck {
  state: 'idle' | 'checking' | 'known' | 'unknown';
  accountName: string | undefined;
  isFirstTime: boolean;
  lastSent: LastSent | null;
  /** In words, while unknown. */
  fault: string | undefined;
  retry: () => void;
}

const nameHoldsMs = 60_000;

/** Asks the bank whose account this is as soon as there are ten digits and a bank, whichever came last. */
export function useNameCheck({ accountNumber, bankCode }: Pick<SendValues, 'accountNumber' | 'bankCode'>): NameCheck {
  const isAsked = /^\d{10}$/.test(accountNumber) && bankCode !== '';
  const body = { account_number: accountNumber, bank_code: bankCode };
  const answer = useQuery({
    queryKey: [validateAccount.path, body],
    queryFn: ({ signal }) => call(validateAccount, { body, signal }),
    enabled: isAsked,
    staleTime: nameHoldsMs,
  });
  const found = isAsked ? answer.data?.data : undefined;
  const name = found?.account_name;
  useEffect(() => {
    if (name !== undefined) announce(`${textsOf(sendMessages).confirmedByBank}: ${name}`);
  }, [name]);

  const state = !isAsked ? 'idle' : found ? 'known' : answer.isFetching ? 'checking' : 'unknown';
  const { last_sent: last = null } = found ?? {};
  return {
    state,
    accountName: name,
    isFirstTime: found?.is_first_time ?? false,
    lastSent: last?.status === 'failed' ? null : last,
    fault:
      state === 'unknown' ? refusalText(answer.error, { fallback: textsOf(sendMessages).notValidated }) : undefined,
    retry: () => void answer.refetch(),
  };
}
