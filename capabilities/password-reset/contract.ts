import { identityRefusals, pin, proof, proofRefusals, ruled } from '@wura/identity/contract';
import { identifierFault, passwordFault, signInPasswordFault } from '@wura/identity/rules';
import { daySeconds, defineRoute } from '@wura/wire';
import { messageBody } from '@wura/wire/shapes';
import { z } from 'zod';
import { resetRefusals } from './refusals.ts';
import * as rules from './rules.ts';

export { resetRefusals } from './refusals.ts';

const code = ruled(rules.codeFault).transform(rules.cleanCode);

/** By text message only to a number that was confirmed; otherwise it goes to the email address. */
const channel = z.enum(rules.codeChannels, { error: rules.resetFaults.code_channel_unknown });

export const routes = {
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/password/forgot',
    summary:
      'Send a code to the email address of the account or its confirmed number, if there is one; the answer never says',
    access: 'public',
    body: z.object({ identifier: ruled(identifierFault), channel: channel.optional() }),
    answers: { 202: messageBody },
    limits: [
      { max: 10, windowSeconds: 600 },
      { max: 40, windowSeconds: daySeconds },
    ],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Set a new password with the code, and end every session',
    access: 'public',
    body: z.object({ identifier: ruled(identifierFault), code, password: ruled(passwordFault) }),
    answers: { 200: messageBody },
    refusals: [resetRefusals.invalid_code],
    limits: [
      { max: 20, windowSeconds: 600 },
      { max: 60, windowSeconds: daySeconds },
    ],
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/password/change',
    summary: 'Set a new password with the present one, and sign out everywhere else',
    access: 'customer',
    body: z.object({
      currentPassword: ruled(signInPasswordFault),
      newPassword: ruled(passwordFault),
      code: proof.code,
    }),
    answers: { 200: messageBody },
    refusals: proofRefusals,
    limits: [{ max: 20, windowSeconds: 600 }],
  }),
  askForPinCode: defineRoute({
    method: 'POST',
    path: '/api/pin/reset/code',
    summary: 'Send a code for a new PIN to the customer’s email address',
    access: 'customer',
    answers: { 202: messageBody },
    refusals: [identityRefusals.pin_not_set],
    limits: [{ max: 10, windowSeconds: 600 }],
  }),
  resetPin: defineRoute({
    method: 'POST',
    path: '/api/pin/reset',
    summary: 'Set a new PIN in the place of a forgotten one, with the password and the code',
    access: 'customer',
    body: z.object({ password: ruled(signInPasswordFault), code, pin }),
    answers: { 200: messageBody },
    refusals: [identityRefusals.pin_not_set, resetRefusals.invalid_code],
    limits: [{ max: 20, windowSeconds: 600 }],
  }),
};
