import type { ServerNeeds } from '@wura/features/server';
import type { SealedFiles } from '@wura/secrets/sealed-files';

export type DisputeNeeds = Pick<
  ServerNeeds,
  'pool' | 'walletServices' | 'vault' | 'images' | 'now' | 'identity' | 'all'
> & {
  /** Where pictures lie. */
  files: SealedFiles;
};
