import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { emergencyLock } from './server/plugin.ts';

export const feature: Feature = { name: 'emergency-lock', routes: [routes], serve: emergencyLock };
