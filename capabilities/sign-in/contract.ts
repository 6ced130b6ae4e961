import { identityRefusals, passkeyAnswer, passkeyOptions, ruled, stepUp, stepUpAsked } from '@wura/identity/contract';
import { passkeyRefusals } from '@wura/identity/passkey';
import * as rules from '@wura/identity/rules';
import { secondFactorCodeFault, secondFactorRefusals } from '@wura/identity/second-factor';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { cursorQuery, limitQuery, messageBody, page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { deviceNameFault, deviceRefusals } from './device-rules.ts';
import { signInFaults } from './refusals.ts';

const credentials = z.object({
  identifier: ruled(rules.identifierFault),
  password: ruled(rules.signInPasswordFault),
  remember: z.boolean({ error: signInFaults.remember_invalid }).optional(),
});

const sessionId = z.string().regex(/^ses_[0-9a-z]{26}$/);

const session = z.object({
  id: z.string(),
  created_at: timeText,
  last_used_at: timeText,
  expires_at: timeText.meta({ description: 'Ends then at the latest, and earlier when it is left idle' }),
  remember: z.boolean(),
  user_agent: z.string(),
  address: z.string(),
  current: z.boolean().meta({ description: 'Whether this call was made with it' }),
});

const deviceId = z.string().regex(/^dev_[0-9a-z]{26}$/);

const device = z.object({
  id: z.string(),
  name: z.string().nullable().meta({ description: 'As its owner called it' }),
  user_agent: z.string(),
  address: z.string().meta({ description: 'Where it signed in from last' }),
  first_seen_at: timeText,
  last_seen_at: timeText,
  trusted: z.boolean(),
  current: z.boolean().meta({ description: 'Whether this call was made with a session that began on it' }),
  sessions: z.number().int(),
});

export const routes = {
  listDevices: defineRoute({
    method: 'GET',
    path: '/api/devices',
    summary: 'List the devices that the customer has signed in on, last used first',
    access: 'customer',
    query: pageQuery,
    answers: {
      200: page(device).extend({
        one_trusted: z
          .boolean()
          .meta({ description: 'One is trusted, and from any other each payment asks for the PIN' }),
      }),
    },
  }),
  renameDevice: defineRoute({
    method: 'PUT',
    path: '/api/devices/{id}',
    summary: 'Give a device a name',
    access: 'customer',
    params: z.object({ id: deviceId }),
    body: z.object({ name: ruled(deviceNameFault).transform(rules.cleanLine) }),
    answers: { 200: messageBody },
  }),
  removeDevice: defineRoute({
    method: 'POST',
    path: '/api/devices/{id}/remove',
    summary: 'Sign a device out and forget it; the trusted one, from another, with a second factor',
    access: 'customer',
    params: z.object({ id: deviceId }),
    body: z.object(stepUp),
    answers: { 200: messageBody },
    refusals: stepUpAsked,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  trustDevice: defineRoute({
    method: 'POST',
    path: '/api/devices/{id}/trust',
    summary: 'Trust the device of this session, with a second factor; a day of lower limits follows where rules say so',
    access: 'customer',
    params: z.object({ id: deviceId }),
    body: z.object(stepUp),
    answers: { 200: messageBody },
    refusals: [deviceRefusals.device_elsewhere, ...stepUpAsked],
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/login',
    summary: 'Exchange an identifier and a password for a token',
    access: 'public',
    body: credentials,
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [
      identityRefusals.invalid_credentials,
      secondFactorRefusals.two_factor_required,
      secondFactorRefusals.account_locked,
    ],
  }),
  confirmSignIn: defineRoute({
    method: 'POST',
    path: '/api/login/two-factor',
    summary: 'Finish a sign-in with a code of the authenticator app, or a backup code',
    access: 'public',
    body: z.object({
      challenge: z
        .string({ error: commonFaults.field_invalid })
        .max(100, { error: commonFaults.field_invalid })
        .meta({ description: 'As the refusal two_factor_required gave it' }),
      code: ruled(secondFactorCodeFault),
    }),
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [
      secondFactorRefusals.sign_in_again,
      secondFactorRefusals.wrong_code,
      secondFactorRefusals.account_locked,
    ],
  }),
  askPasskey: defineRoute({
    method: 'POST',
    path: '/api/login/passkey/options',
    summary: 'Begin to sign in with a passkey: what the browser gives to the device',
    access: 'public',
    answers: { 200: passkeyOptions },
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  signInByPasskey: defineRoute({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Sign in with what the device answered; it is two factors by itself',
    access: 'public',
    body: z.object({ credential: passkeyAnswer, remember: credentials.shape.remember }),
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [passkeyRefusals.passkey_unknown, secondFactorRefusals.account_locked],
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/logout',
    summary: 'End the session of this token',
    access: 'customer',
    answers: { 204: null },
    isOpenWhileLocked: true,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/sessions',
    summary: 'List where the customer is signed in, newest first',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(sessionId) }),
    answers: { 200: page(session) },
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Sign out somewhere else',
    access: 'customer',
    params: z.object({ id: sessionId }),
    answers: { 204: null },
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Sign out everywhere else',
    access: 'customer',
    answers: { 204: null },
  }),
};
