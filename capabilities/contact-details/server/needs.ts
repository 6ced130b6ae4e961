import type { AllFeatures } from '@wura/features/server';
import type { Identity } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';

/** What this room needs of others. */
export interface ContactNeeds {
  identity: Identity;
  all: Pick<AllFeatures, 'whenLocked'>;
  vault: Pick<Vault, 'digests'>;
  /** Whether anything would carry a code there. */
  canSend: { readonly email: boolean; readonly sms: boolean };
  /** Counts a code that is to go there. Answers the seconds until there is room for it, or 0. */
  countCode(to: string): Promise<number>;
  /** Counts so many text messages that a caller at this address has us send. Answers the same. */
  countTexts(address: string, times: number): Promise<number>;
  /** Where browsers find us, for the way back. */
  publicUrl: string;
}
