import type { ServerNeeds } from '@wura/features/server';
import type { SealedFiles } from '@wura/secrets/sealed-files';

export type DisputeNeeds = Pick<
  ServerNeeds,
  'pool' | 'walletServices' | 'vault' | 'images' | 'now' | 'identity' | 'policy' | 'all'
> & {
  /** Where pictures lie. */
  files: SealedFiles;
};

/** What answers staff begins what needs two of them. */
export type DisputeDeskNeeds = DisputeNeeds & Pick<ServerNeeds, 'operators'>;
