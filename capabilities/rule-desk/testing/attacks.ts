import type { Attacks } from '@wura/features/testing/attacks';
import { dayMs, lagosDate } from '@wura/platform/time';
import { randomInt } from '@wura/testkit/random';

export const attacks: Attacks = {
  access: {
    'GET /api/operator/rules': { who: 'operators' },
    'PUT /api/operator/rules': { who: 'operators' },
  },
  samples: {
    'PUT /api/operator/rules': () => ({
      body: {
        rule: 'vat',
        value: { percent: `${randomInt(10, 49)}.${randomInt(1, 9)}` },
        begins_on: lagosDate(Date.now() + randomInt(2, 300) * dayMs),
        reason: 'a test',
      },
    }),
  },
};
