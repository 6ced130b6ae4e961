import { endpoint } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import type { routes, User } from '../contract.ts';

export const readUser = endpoint<typeof routes.readUser>('GET', '/api/user');

export type Customer = User;

/** Who is signed in. Every screen that asks shares one answer. */
export function useCustomer() {
  return useRoute(readUser, {});
}

export function fullName({ firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}
