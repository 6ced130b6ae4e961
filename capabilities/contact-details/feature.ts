import type { Feature } from '@wura/features/server';
import { mailer, texter } from '@wura/notices/server/ports';
import { routes } from './contract.ts';
import { contactDetails } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'contact-details',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, { identity, all, vault, port, config: { publicUrl } }) =>
    contactDetails(router, {
      identity,
      all,
      vault,
      publicUrl,
      canSend: { email: port(mailer) !== undefined, sms: port(texter) !== undefined },
    }),
};
