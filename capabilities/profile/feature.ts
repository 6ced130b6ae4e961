import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { profile } from './server/plugin.ts';

export const feature: Feature = { name: 'profile', routes: [routes], serve: profile };
