import { pinTry, residentialAddress, routes as shared, user } from '@wura/identity/contract';
import * as rules from '@wura/identity/rules';
import { defineRoute } from '@wura/wire';
import type { Fault } from '@wura/wire/phrases';
import { fileOf, messageBody } from '@wura/wire/shapes';
import { z } from 'zod';

/** Any other field is ignored; what a customer may not change is simply not here. */
const userChanges = z.object({
  residentialAddress: residentialAddress.optional(),
  profileImage: z
    .string({ error: rules.photoFaults.notAnImage })
    .nullable()
    .optional()
    .meta({ description: 'A JPEG or PNG as a data URL, up to 5 MB; null removes it' }),
});

/** Missing is one fault, and anything but text another: 1234 as a number has lost the zeros it may have begun with. */
const pinField = (fault: Fault) =>
  z.string({
    error: ({ input }) => (input === undefined || input === null ? rules.identityFaults.pins_missing : fault),
  });

const pinChange = z
  .object({
    currentPin: pinField(rules.identityFaults.current_pin_invalid),
    newPin: pinField(rules.identityFaults.pin_invalid),
  })
  .superRefine((pins, context) => {
    for (const [field, message] of Object.entries(rules.pinChangeFaults(pins))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const routes = {
  readUser: shared.readUser,
  changeUser: defineRoute({
    method: 'PUT',
    path: '/api/user',
    summary: 'Change the address or the photo',
    access: 'customer',
    body: userChanges,
    answers: { 200: user },
    // Room for a photo somewhat too large, in base64: its sender should read why it is refused.
    bodyBytesMax: 9 * 1024 * 1024,
    fileField: 'profileImage',
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  readPhoto: defineRoute({
    method: 'GET',
    path: '/api/photos/{id}',
    summary: 'Read a profile photo, a JPEG',
    // The address is known only to whom it was given, and a picture element can send no token.
    access: 'public',
    params: z.object({ id: z.string().regex(/^pho_[0-9a-z]{26}$/) }),
    answers: { 200: fileOf('image/jpeg') },
  }),
  readPinStatus: shared.readPinStatus,
  setPin: shared.setPin,
  changePin: defineRoute({
    method: 'POST',
    path: '/api/pin/change',
    summary: 'Change the PIN',
    access: 'customer',
    body: pinChange,
    answers: { 200: messageBody },
    refusals: pinTry,
  }),
  readSettings: shared.readSettings,
  changeSettings: shared.changeSettings,
};
