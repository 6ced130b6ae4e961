import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { screenLock } from './server/plugin.ts';

export const feature: Feature = { name: 'screen-lock', routes: [routes], serve: screenLock };
