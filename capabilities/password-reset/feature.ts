import type { Feature } from '@wura/features/server';
import { texter } from '@wura/notices/server/ports';
import { routes } from './contract.ts';
import { passwordReset } from './server/plugin.ts';
import { codeJob, createCodeSender } from './server/send-code.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'password-reset',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, { identity, vault, policy, port }) =>
    passwordReset(router, { identity, vault, limits: policy.limits, canText: port(texter) !== undefined }),
  jobs: ({ pool, vault, now, config: { hasRateLimits } }) => [
    [codeJob, createCodeSender({ pool, vault, now, hasRateLimits })],
  ],
};
