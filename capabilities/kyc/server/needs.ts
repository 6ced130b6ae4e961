import type { ImageProcessor } from '@wura/images/image-processor';
import type { Identity } from '@wura/identity/server';
import type { Operators } from '@wura/operators/server';
import type { Pool } from '@wura/database';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import type { PapersRule } from './papers-rules.ts';
import type { IdentityChecker, Liveness } from './ports.ts';

/** What this room is given, for answering calls. */
export interface KycNeeds {
  pool: Pool;
  identity: Pick<Identity, 'holders'>;
  now: () => number;
  vault: Vault;
  files: SealedFiles;
  images: ImageProcessor;
  operators: Operators;
  /** None: no number can be checked. */
  checker: IdentityChecker | undefined;
  /** None: no face can be checked, and staff compare it with the document. */
  liveness: Liveness | undefined;
  /** What is asked of documents today. */
  papers: () => PapersRule;
  /** Where BVNs are whole, and tests bring none of their own. */
  rules: 'sandbox' | 'nigeria';
  review: 'auto' | 'manual';
}

/** And for the work that waits. */
export interface KycJobNeeds extends Pick<
  KycNeeds,
  'pool' | 'now' | 'vault' | 'files' | 'checker' | 'liveness' | 'papers' | 'review'
> {
  /** How long the pictures of a face check are kept. */
  faceFramesDays: number;
}
