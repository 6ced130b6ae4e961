import { plan } from '@wura/jobs';
import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { followJob } from './server/follow-books.ts';
import { webhookJobs } from './server/jobs.ts';
import { personalData } from './server/personal-data.ts';
import { partnerWebhooks } from './server/plugin.ts';
import { switchAllOff } from './server/queries.ts';
import { partnerListener } from './server/record-events.ts';
import { resealSecrets } from './server/reseal-secrets.ts';
import { webhooksForStaff } from './server/staff-plugin.ts';
import { readSettings, type WebhookSettings } from './server/settings.ts';

export const feature: Feature<WebhookSettings> = {
  name: 'partner-webhooks',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  settings: readSettings,
  serve: partnerWebhooks,
  serveStaff: webhooksForStaff,
  jobs: webhookJobs,
  partnerListener,
  whenLocked: switchAllOff,
  reseal: { of: 'webhook secrets', run: resealSecrets },
  whenWorkerStarts: tx => plan(tx, { kind: followJob, subject: 'all' }),
};
