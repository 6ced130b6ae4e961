import type { ServerNeeds } from '@wura/features/server';

export type Desk = Pick<ServerNeeds, 'pool' | 'identity' | 'walletServices' | 'policy' | 'operators' | 'now' | 'all'>;
