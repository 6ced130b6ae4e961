import type { Feature } from '@wura/features/server';
import { pusher } from '@wura/notices/server/ports';
import { routes } from './contract.ts';
import { notifications } from './server/plugin.ts';
import { pushOnDevices } from './server/push.ts';
import { createStreams } from './server/streams.ts';

export const feature: Feature = {
  name: 'notifications',
  routes: [routes],
  serve: (router, needs) => {
    const streams = createStreams(needs);
    needs.onClosing(() => streams.close());
    notifications(router, { ...needs, streams });
    pushOnDevices(router, { ...needs, pusher: needs.port(pusher) });
  },
  services: { push: ({ port }) => port(pusher) !== undefined },
};
