import { definePort } from '@wura/features/server/ports';

/** The numbers by which the country knows a person. */
export type NumberKind = 'bvn' | 'nin';

export interface IdentityPapers {
  readonly bvn?: string;
  readonly nin?: string;
  /** Where a company that must know whom it serves fetches the picture of their face from, for some minutes. */
  readonly selfieUrl?: string;
}

/** Behind it stands the room that has customers' papers, sealed. */
export interface IdentityNumbers {
  /** Those that were found true. Opened for one call to one company: its caller writes them down nowhere. */
  open(customer: bigint): Promise<IdentityPapers>;
  /** Whether this one was found true, without opening it. */
  has(customer: bigint, kind: NumberKind): Promise<boolean>;
}

export const identityNumbers = definePort<IdentityNumbers>('identity_numbers');
