import type { Identity } from '@wura/identity/server';
import type { ImageProcessor } from '@wura/images/image-processor';

/** What this room is given. */
export interface ProfileNeeds {
  identity: Identity;
  images: ImageProcessor;
}
