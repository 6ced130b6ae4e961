import type { Identity } from '@wura/identity/server';
import type { Vault } from '@wura/platform/vault';

/** What this room needs of others. */
export interface ResetNeeds {
  identity: Identity;
  vault: Pick<Vault, 'digests'>;
}
