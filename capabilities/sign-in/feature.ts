import type { Feature } from '@wura/features/server';
import { offer } from '@wura/features/server/ports';
import { entrance, type Entrance } from '@wura/identity/server/ports';
import { routes } from './contract.ts';
import { admit } from './server/admit.ts';
import { deviceCookie, deviceOf } from './server/device-cookie.ts';
import { signIn } from './server/plugin.ts';

export const feature: Feature = {
  name: 'sign-in',
  routes: [routes],
  serve: (router, { identity, policy, config }) => signIn(router, { identity, policy, isSecure: isSecure(config) }),
  offers: ({ config }) => {
    const how = { isSecure: isSecure(config) };
    const door: Entrance = {
      admit,
      deviceOf: call => deviceOf(call, how),
      deviceCookie: device => deviceCookie(device, how),
    };
    return [offer(entrance, door)];
  },
};

/** Whether browsers reach us over an encrypted connection only. */
function isSecure({ publicUrl }: { publicUrl: string }): boolean {
  return publicUrl.startsWith('https:');
}
