import { offer, type Vendor } from '@wura/features/server/ports';
import { pusher } from '@wura/notices/server/ports';
import { createPusher, type WebPushSettings } from './pusher.ts';
import { readSettings } from './settings.ts';

export const vendor: Vendor<WebPushSettings> = {
  name: 'web-push',
  settings: readSettings,
  open: (settings, needs) => ({ offers: [offer(pusher, createPusher(settings, needs))] }),
};
