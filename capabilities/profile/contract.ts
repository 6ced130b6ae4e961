import {
  identityRefusals,
  pin,
  residentialAddress,
  ruled,
  settingChoices,
  settings,
  user,
} from '@wura/identity/contract';
import * as rules from '@wura/identity/rules';
import { defineRoute } from '@wura/wire';
import { messageBody, sentAmount } from '@wura/wire/shapes';
import { z } from 'zod';

const form = { error: 'Please check the form and try again.' };

/** Any other field is ignored; what a customer may not change is simply not here. */
const userChanges = z.object(
  {
    residentialAddress: residentialAddress.optional(),
    profileImage: z
      .string({ error: rules.photoFaults.notAnImage })
      .nullable()
      .optional()
      .meta({ description: 'A JPEG or PNG as a data URL, up to 5 MB; null removes it' }),
  },
  form,
);

/** Missing is one fault, and anything but text another: 1234 as a number has lost the zeros it may have begun with. */
const pinField = (fault: string) =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? 'All PIN fields are required' : fault) });

const pinChange = z
  .object(
    {
      currentPin: pinField('Current PIN must be exactly 4 digits'),
      newPin: pinField('PIN must be exactly 4 digits'),
    },
    form,
  )
  .superRefine((pins, context) => {
    for (const [field, message] of Object.entries(rules.pinChangeFaults(pins))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

const settingsChanges = z
  .object(settingChoices, form)
  .partial()
  .extend({ pinThreshold: sentAmount.optional(), pin: pin.optional() });

export type SettingsChanges = z.output<typeof settingsChanges>;

const pinTry = [identityRefusals.pin_not_set, identityRefusals.pin_locked, identityRefusals.invalid_pin] as const;

export const routes = {
  readUser: defineRoute({
    method: 'GET',
    path: '/api/user',
    summary: 'Read the signed-in customer',
    access: 'customer',
    answers: { 200: user },
  }),
  changeUser: defineRoute({
    method: 'PUT',
    path: '/api/user',
    summary: 'Change the address or the photo',
    access: 'customer',
    body: userChanges,
    answers: { 200: user },
    // Room for a photo somewhat too large, in base64: its sender should read why it is refused.
    bodyBytesMax: 9 * 1024 * 1024,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  readPhoto: defineRoute({
    method: 'GET',
    path: '/api/photos/{id}',
    summary: 'Read a profile photo, a JPEG',
    // The address is known only to whom it was given, and a picture element can send no token.
    access: 'public',
    params: z.object({ id: z.string().regex(/^pho_[0-9a-z]{26}$/) }),
    answers: { 200: z.custom<Uint8Array>(value => value instanceof Uint8Array).meta({ description: 'image/jpeg' }) },
  }),
  readPinStatus: defineRoute({
    method: 'GET',
    path: '/api/pin/status',
    summary: 'Whether the customer has a PIN',
    access: 'customer',
    answers: { 200: z.object({ hasPin: z.boolean() }) },
  }),
  setPin: defineRoute({
    method: 'POST',
    path: '/api/pin/set',
    summary: 'Set the first PIN: within ten minutes of signing in, or with the password',
    access: 'customer',
    body: z.object({ pin, password: ruled(rules.signInPasswordFault).optional() }, form),
    answers: { 200: messageBody },
    refusals: [identityRefusals.duplicate, identityRefusals.password_required],
  }),
  changePin: defineRoute({
    method: 'POST',
    path: '/api/pin/change',
    summary: 'Change the PIN',
    access: 'customer',
    body: pinChange,
    answers: { 200: messageBody },
    refusals: pinTry,
  }),
  readSettings: defineRoute({
    method: 'GET',
    path: '/api/settings',
    summary: 'Read the settings',
    access: 'customer',
    answers: { 200: settings },
  }),
  changeSettings: defineRoute({
    method: 'PUT',
    path: '/api/settings',
    summary: 'Change some settings',
    access: 'customer',
    body: settingsChanges,
    answers: { 200: settings },
    refusals: [identityRefusals.pin_required, ...pinTry],
  }),
};
