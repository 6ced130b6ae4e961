import { endpoint } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import type { user } from '../contract.ts';

/** As much of the route as a reader needs. The room that answers it declares the rest. */
interface ReadUser extends RouteSpec {
  method: 'GET';
  path: '/api/user';
  params?: never;
  query?: never;
  body?: never;
  answers: { 200: typeof user };
}

export const readUser = endpoint<ReadUser>('GET', '/api/user');

export type Customer = z.output<typeof user>;

/** Who is signed in. Every screen that asks shares one answer. */
export function useCustomer() {
  return useRoute(readUser, {});
}

export function fullName({ firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}
