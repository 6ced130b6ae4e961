import { useRoute } from '@wura/browser/query';
import type { ReplyOf } from '@wura/wire';
import type { OperatorRole, routes } from '../contract.ts';
import { readSelf } from './calls.ts';

export type Self = ReplyOf<typeof routes.readSelf>;

/** Who is signed in. The shell draws no screen before it is known. */
export function useSelf(): Self | undefined {
  return useRoute(readSelf, {}).data;
}

export function useMay(roles: readonly OperatorRole[]): boolean {
  const role = useSelf()?.role;
  return role !== undefined && (role === 'admin' || roles.includes(role));
}
