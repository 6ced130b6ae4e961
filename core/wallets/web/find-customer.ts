import { call, endpoint } from '@wura/browser/client';
import { useQuery } from '@tanstack/react-query';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';

/** As much of the route as a payer needs. The room that answers it declares the rest. */
interface SearchByAccount extends RouteSpec {
  method: 'GET';
  path: '/api/users/search-by-account';
  params?: never;
  query: z.ZodObject<{ account_number: z.ZodString }>;
  body?: never;
  answers: { 200: z.ZodType<{ full_name: string }> };
}

const searchByAccount = endpoint<SearchByAccount>('GET', '/api/users/search-by-account');

/** Whose account with us this is; undefined while it is not ten digits, and where it is no customer's. */
export function useCustomerOfAccount(accountNumber: string): string | undefined {
  const { data } = useQuery({
    queryKey: [searchByAccount.path, accountNumber],
    queryFn: ({ signal }) => call(searchByAccount, { query: { account_number: accountNumber }, signal }),
    enabled: /^\d{10}$/.test(accountNumber),
    staleTime: 60_000,
    // Most numbers are at a bank, and not finding them here is an answer.
    retry: false,
  });
  return data?.full_name.trim() || undefined;
}
