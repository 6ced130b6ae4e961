import { proof, proofRefusals } from '@wura/identity/contract';
import { secondFactorRefusals } from '@wura/identity/second-factor';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { messageBody, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { googleFaults, googleRefusals } from './refusals.ts';

/** What stands in an address that the provider sends a browser back to. */
const returned = (lengthMax: number) =>
  z
    .string({ error: commonFaults.field_invalid })
    .min(1, { error: commonFaults.field_invalid })
    .max(lengthMax, { error: commonFaults.field_invalid });

const comeBack = z.object({
  state: returned(100).meta({ description: 'As it stands in the address the browser came back to' }),
  code: returned(1_000).meta({ description: 'As it stands there: good once, and only from the browser that began' }),
});

const away = z.object({ url: z.string().meta({ description: 'Where the browser goes next, at Google' }) });

const standing = z.object({
  available: z.boolean(),
  linked: z
    .object({
      email: z.string().meta({ description: 'That of the Google account when it was linked' }),
      since: timeText,
    })
    .nullable(),
});
export type Standing = z.output<typeof standing>;

/** What Google said of a person whom we do not know yet. */
const newcomer = z.object({
  proof: z
    .string()
    .meta({ description: 'For POST /api/register: the e-mail address is this person’s. Good for 30 min' }),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
});
export type Newcomer = z.output<typeof newcomer>;

const { google_off, google_silent, google_untrue, google_begin_again } = googleRefusals;
const limits = [{ max: 60, windowSeconds: 600 }];

export const routes = {
  beginGoogle: defineRoute({
    method: 'POST',
    path: '/api/login/google',
    summary: 'Begin to sign in with Google: where the browser goes, and a cookie that ties the way back to it',
    access: 'public',
    body: z.object({ remember: z.boolean({ error: googleFaults.google_remember_invalid }).optional() }),
    answers: { 200: away },
    refusals: [google_off, google_silent, google_untrue],
    limits,
  }),
  finishGoogle: defineRoute({
    method: 'POST',
    path: '/api/login/google/finish',
    summary: 'Exchange what Google sent the browser back with for a token, or for what registration begins with',
    access: 'public',
    body: comeBack,
    answers: {
      200: z.object({
        token: z.string().nullable().meta({ description: 'Null: this person has no account yet' }),
        registration: newcomer.nullable(),
      }),
    },
    refusals: [
      google_off,
      google_silent,
      google_untrue,
      google_begin_again,
      googleRefusals.google_email_unverified,
      googleRefusals.google_email_unconfirmed,
      googleRefusals.google_other_account,
      secondFactorRefusals.two_factor_required,
      secondFactorRefusals.account_locked,
    ],
    limits,
  }),
  readGoogle: defineRoute({
    method: 'GET',
    path: '/api/google',
    summary: 'Whether a Google account signs in here',
    access: 'customer',
    answers: { 200: standing },
  }),
  beginLink: defineRoute({
    method: 'POST',
    path: '/api/google/link',
    summary: 'Begin to link a Google account, with the password',
    access: 'customer',
    body: z.object(proof),
    answers: { 200: away },
    refusals: [
      google_off,
      google_silent,
      google_untrue,
      googleRefusals.google_confirm_email_first,
      googleRefusals.google_linked_already,
      ...proofRefusals,
    ],
    limits,
  }),
  finishLink: defineRoute({
    method: 'POST',
    path: '/api/google/link/finish',
    summary: 'Link the Google account with which the browser came back',
    access: 'customer',
    body: comeBack,
    answers: { 200: standing },
    refusals: [
      google_off,
      google_silent,
      google_untrue,
      google_begin_again,
      googleRefusals.google_email_unverified,
      googleRefusals.google_confirm_email_first,
      googleRefusals.google_taken,
      googleRefusals.google_linked_already,
    ],
    limits,
  }),
  unlinkGoogle: defineRoute({
    method: 'POST',
    path: '/api/google/unlink',
    summary: 'Unlink the Google account, with the password',
    access: 'customer',
    body: z.object(proof),
    answers: { 200: messageBody },
    refusals: [googleRefusals.google_not_linked, ...proofRefusals],
    limits,
  }),
};
