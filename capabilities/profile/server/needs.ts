import type { Identity } from '@wura/identity/server';
import type { Workshop } from '@wura/images/workshop';

/** What this room is given. */
export interface ProfileNeeds {
  identity: Identity;
  workshop: Workshop;
}
