import type { Identity } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';
import type { Limits } from '@wura/policy/server';

/** What this room needs of others. */
export interface ResetNeeds {
  identity: Identity;
  vault: Pick<Vault, 'digests'>;
  limits: Pick<Limits, 'coolingOffMinorMax'>;
  /** Where no text message is sent, each code is mailed. */
  canText: boolean;
}
