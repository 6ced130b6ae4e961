import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import { readUser } from '@wura/identity/web/customer';
import type { SentBodyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { changeUser } from './calls.ts';

/** Saves a change; the answer is the customer as they are now, for every screen that shows them. */
export function useChangeCustomer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof routes.changeUser>) => call(changeUser, { body, timeoutMs: 30_000 }),
    onSuccess: customer => queries.setQueryData(keyOf(readUser), customer),
  });
}
