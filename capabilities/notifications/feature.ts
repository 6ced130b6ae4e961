import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { notifications } from './server/plugin.ts';

export const feature: Feature = { name: 'notifications', routes: [routes], serve: notifications };
