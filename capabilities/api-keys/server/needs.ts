import type { ServerNeeds } from '@wura/features/server';

/** What this room needs of others. */
export type KeyNeeds = Pick<ServerNeeds, 'config' | 'identity' | 'policy'>;
