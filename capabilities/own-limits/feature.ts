import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { ownLimits } from './server/plugin.ts';

export const feature: Feature = { name: 'own-limits', routes: [routes], serve: ownLimits };
