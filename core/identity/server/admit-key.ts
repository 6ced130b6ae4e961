import type { RouteSpec } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { identityRefusals } from '../refusals.ts';
import type { SignedIn } from './sessions.ts';

/**
 * Whether a program may make this call: its key was made for it, its customer is not frozen, and a payment has a name, so
 * that a program which asks again after a broken answer pays once. A customer who calls themselves passes.
 */
export function admitKey(
  { apiKey, isFrozen }: Pick<SignedIn, 'apiKey' | 'isFrozen'>,
  { keyScopes = [], movesMoney }: Pick<RouteSpec, 'keyScopes' | 'movesMoney'>,
  { isNamed }: { isNamed: boolean },
): void {
  if (!apiKey) return;
  if (!keyScopes.some(scope => apiKey.scopes.includes(scope))) throw refuse(commonRefusals.key_not_allowed);
  if (isFrozen) throw refuse(identityRefusals.account_frozen);
  if (movesMoney && !isNamed) throw refuse(commonRefusals.idempotency_key_required);
}
