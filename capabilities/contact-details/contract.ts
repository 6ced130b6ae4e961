import { identityRefusals, proof, proofRefusals, ruled } from '@wura/identity/contract';
import * as identityRules from '@wura/identity/rules';
import { daySeconds, defineRoute, type Limited } from '@wura/wire';
import { messageBody, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { contactFaults, contactRefusals } from './refusals.ts';
import * as rules from './rules.ts';

const code = ruled(rules.contactCodeFault).transform(rules.cleanContactCode);

/** Codes are on their way. */
const waiting = z.object({
  id: z.string(),
  sent_to: z.array(
    z.object({
      end: z.enum(['old', 'new']),
      channel: z.enum(['email', 'sms']),
      to: z.string().meta({ description: 'The address or number, most of it masked' }),
    }),
  ),
  expires_at: timeText,
  message: z.string(),
});
export type Waiting = z.output<typeof waiting>;

const limits = [
  { max: 5, windowSeconds: 600 },
  { max: 15, windowSeconds: daySeconds },
] as const;

export const routes = {
  changeContact: defineRoute({
    method: 'POST',
    path: '/api/contact-details',
    summary: 'Begin to change the e-mail address or the phone number: a code goes to the old one and to the new one',
    access: 'customer',
    body: z
      .object({
        email: ruled(identityRules.emailFault)
          .transform(value => value.trim())
          .optional(),
        phoneNumber: ruled(value => identityRules.phoneFault(value)).optional(),
        lost: z
          .boolean()
          .optional()
          .meta({ description: 'The old one is out of reach: its code goes to the other kind of address' }),
        ...proof,
      })
      .superRefine(({ email, phoneNumber }, context) => {
        const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
        if (email === undefined && phoneNumber === undefined)
          issue('email', identityRules.identityFaults.email_invalid);
        if (email !== undefined && phoneNumber !== undefined) issue('phoneNumber', contactFaults.contact_one_at_a_time);
      }),
    answers: { 202: waiting },
    refusals: [
      ...proofRefusals,
      identityRefusals.duplicate,
      contactRefusals.contact_not_texted,
      contactRefusals.channel_off,
    ],
    limits,
  }),
  confirmPresent: defineRoute({
    method: 'POST',
    path: '/api/contact-details/present',
    summary: 'Send a code to the e-mail address or the phone number that the customer has, to confirm it',
    access: 'customer',
    body: z.object({ kind: z.enum(['email', 'phone']) }),
    answers: { 202: waiting },
    refusals: [
      contactRefusals.contact_confirmed_already,
      contactRefusals.contact_not_texted,
      contactRefusals.channel_off,
    ],
    limits,
  }),
  confirmContact: defineRoute({
    method: 'POST',
    path: '/api/contact-details/{id}/confirm',
    summary: 'Hand in the codes: of both ends for a change, of the one for a confirmation',
    access: 'customer',
    params: z.object({ id: z.string().regex(/^cdt_[0-9a-z]{26}$/) }),
    body: z.object({ oldCode: code.optional(), newCode: code }),
    answers: { 200: messageBody.extend({ undo_until: timeText.nullable() }) },
    refusals: [contactRefusals.contact_codes_wrong, identityRefusals.duplicate],
    limits: [{ max: 20, windowSeconds: 600 }],
  }),
  undoChange: defineRoute({
    method: 'POST',
    path: '/api/contact-details/undo',
    summary:
      'Undo a change with the code that went to the old address: everybody is signed out, and the account is locked',
    access: 'public',
    body: z.object({ code: ruled(rules.undoCodeFault).transform(rules.cleanUndoCode) }),
    answers: { 200: messageBody },
    refusals: [contactRefusals.undo_code_wrong],
    limits: [
      { max: 20, windowSeconds: 600 },
      { max: 60, windowSeconds: daySeconds },
    ],
  }),
};

/**
 * To one address or number no more codes go in a day, whoever asks for them: a stranger who opens many accounts is to flood nobody
 * in our name, and each text is paid for.
 */
export const codesToOne: Limited = { ...routes.confirmPresent, limits: [{ max: 10, windowSeconds: daySeconds }] };

/** Nor do more texts go in a day at the wish of one network, however many accounts are opened there: each is paid for. */
export const textsFromOne: Limited = { ...routes.confirmPresent, limits: [{ max: 200, windowSeconds: daySeconds }] };
