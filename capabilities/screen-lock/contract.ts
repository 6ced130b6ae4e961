import { passkeyAnswer, passkeyOptions, pin, pinTry, ruled } from '@wura/identity/contract';
import { passkeyRefusals } from '@wura/identity/passkey';
import { signInPasswordFault } from '@wura/identity/rules';
import { defineRoute } from '@wura/wire';
import { messageBody } from '@wura/wire/shapes';
import { z } from 'zod';
import { screenLockRefusals } from './refusals.ts';

export const routes = {
  lockSession: defineRoute({
    method: 'POST',
    path: '/api/sessions/lock',
    summary: 'Lock this session: it answers nothing but its unlocking and its end',
    access: 'customer',
    answers: { 204: null },
    isNoUse: true,
    isOpenWhileLocked: true,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  askToUnlock: defineRoute({
    method: 'POST',
    path: '/api/sessions/unlock/options',
    summary: 'How this session is unlocked: by PIN or password, and by a passkey where there is one',
    access: 'customer',
    answers: {
      200: z.object({
        by: z.enum(['pin', 'password']).meta({ description: 'The password where no PIN is set, or it is locked' }),
        passkey: passkeyOptions.nullable().meta({ description: 'For the device; null where there is no passkey' }),
      }),
    },
    isNoUse: true,
    isOpenWhileLocked: true,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  unlockSession: defineRoute({
    method: 'POST',
    path: '/api/sessions/unlock',
    summary: 'Unlock this session, by one of these; too many wrong tries end it',
    access: 'customer',
    body: z.object({
      pin: pin.optional(),
      password: ruled(signInPasswordFault).optional(),
      passkey: passkeyAnswer.optional().meta({ description: 'What a passkey signed for the options' }),
    }),
    answers: { 200: messageBody },
    refusals: [screenLockRefusals.proof_required, passkeyRefusals.passkey_refused, ...pinTry],
    isNoUse: true,
    isOpenWhileLocked: true,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
};
