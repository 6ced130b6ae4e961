import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { cloth } from './server/plugin.ts';

export const feature: Feature = { name: 'cloth', routes: [routes], serve: cloth };
