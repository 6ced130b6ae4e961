import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { notifications } from './server/plugin.ts';
import { createStreams } from './server/streams.ts';

export const feature: Feature = {
  name: 'notifications',
  routes: [routes],
  serve: (router, needs) => {
    const streams = createStreams(needs);
    needs.onClosing(() => streams.close());
    notifications(router, { ...needs, streams });
  },
};
