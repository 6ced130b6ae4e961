import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { myWallets } from './server/plugin.ts';

export const feature: Feature = { name: 'my-wallets', routes: [routes], serve: myWallets };
