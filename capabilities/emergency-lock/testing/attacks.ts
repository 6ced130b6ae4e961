import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: { 'POST /api/lock': { who: 'anybody' } },
  // What is right would lock the attacker out of the rest of the attack.
  samples: { 'POST /api/lock': () => ({ body: { identifier: 'nobody_here', password: 'Correct1horse' } }) },
};
