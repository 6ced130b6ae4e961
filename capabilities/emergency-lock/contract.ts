import { identityRefusals, ruled } from '@wura/identity/contract';
import { identifierFault, signInPasswordFault } from '@wura/identity/rules';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { defineRoute } from '@wura/wire';
import { messageBody } from '@wura/wire/shapes';
import { z } from 'zod';

export const routes = {
  lockAccount: defineRoute({
    method: 'POST',
    path: '/api/lock',
    summary: 'Lock an account in an emergency, from any browser: every device is signed out, and none gets in',
    access: 'public',
    body: z
      .object({
        identifier: ruled(identifierFault),
        password: ruled(signInPasswordFault).optional(),
        code: ruled(secondFactorCodeFault)
          .optional()
          .meta({ description: 'A backup code, where the password is not known' }),
      })
      .superRefine(({ password, code }, context) => {
        const message = signInPasswordFault('');
        if (password === undefined && code === undefined && message !== undefined) {
          context.addIssue({ code: 'custom', path: ['password'], message });
        }
      }),
    answers: { 200: messageBody },
    refusals: [identityRefusals.invalid_credentials],
    limits: [{ max: 20, windowSeconds: 600 }],
  }),
};
