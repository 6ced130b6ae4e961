import type { ServerNeeds } from '@wura/features/server';

export type Desk = Pick<ServerNeeds, 'pool' | 'identity' | 'walletServices' | 'policy' | 'operators' | 'now' | 'all'>;

/** All that an approval needs: it is made before the first call, and begins nothing. */
export type Deciding = Omit<Desk, 'operators'>;
