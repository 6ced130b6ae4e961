import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { signIn } from './server/plugin.ts';

export const feature: Feature = {
  name: 'sign-in',
  routes: [routes],
  serve: (router, { identity, config }) =>
    signIn(router, { identity, isSecure: config.publicUrl.startsWith('https:') }),
};
