import { daySeconds, defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { messageBody, moneyText, page, pageQuery, sentAmount, timeText } from '@wura/wire/shapes';
import { languages } from '@wura/wire/languages';
import { z } from 'zod';
import { identityRefusals } from './refusals.ts';
import * as rules from './rules.ts';
import { passkeyRefusals } from './passkey.ts';
import { cleanStepUpCode, stepUpCodeFault, stepUpRefusals } from './step-up.ts';
import { secondFactorCodeFault, secondFactorRefusals } from './second-factor.ts';

export { identityRefusals } from './refusals.ts';

/** What may become of a call that asks for the PIN; a route that spends lists them all. */
export const spendRefusals = [
  identityRefusals.account_frozen,
  identityRefusals.pin_required,
  identityRefusals.pin_not_set,
  identityRefusals.pin_locked,
  identityRefusals.invalid_pin,
  passkeyRefusals.passkey_refused,
] as const;

/** By which staff and programs know a customer. */
export const customerId = z.string().regex(/^cus_[0-9a-z]{26}$/);

const photoAddress = z.string().nullable().meta({ description: 'An address only its owner was told, or null' });

/** A customer as the customer sees it. Both namings are given because callers of both kinds exist. */
export const user = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  phone_number: z.string(),
  account_number: z.string(),
  dob: z.string(),
  country: z.string(),
  state: z.string(),
  residential_address: z.string(),
  profile_image: photoAddress,
  profile_picture: photoAddress,
  kyc_completed: z.boolean(),
  terms_version: z.string().meta({ description: 'The wording of the terms that holds today' }),
  terms_due: z.boolean().meta({ description: 'The terms have changed since this customer agreed to them' }),
  frozen: z
    .object({ reason: z.string().nullable(), since: timeText.nullable() })
    .nullable()
    .meta({ description: 'Why nothing may move out of this account for now, in words for the customer' }),
  email_confirmed: z.boolean().meta({ description: 'A code that was sent there has come back' }),
  phone_confirmed: z.boolean().meta({ description: 'A code that was sent there has come back' }),
  created_at: timeText,
});
export type User = z.output<typeof user>;

/** More than any field but a message holds, in UTF-16 units, however its letters are composed. */
const fieldLengthMax = 1_200;

/**
 * Text that obeys a rule. What is missing or no text at all breaks the rule as the empty text does. Length comes first, and
 * raw: a rule normalises what it is given, which the sender of megabytes would have us do for minutes.
 */
export function ruled(fault: (value: string) => Fault | undefined, { lengthMax = fieldLengthMax } = {}) {
  return z.string({ error: () => fault('') ?? unusable }).superRefine((value, context) => {
    const isTooLong = value.length > lengthMax;
    const message = isTooLong ? (fault('a'.repeat(lengthMax + 1)) ?? unusable) : fault(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

const unusable = commonFaults.field_invalid;

export const residentialAddress = ruled(rules.addressFault).transform(rules.cleanLines);

/** The `pin` field of a call that may ask for it. A PIN is checked when it is its turn; its shape is a field rule. */
export const pin = ruled(rules.pinFault);

/** What a call asks for once more before it changes how the account is got into; see `confirmOwner`. */
export const proof = {
  password: ruled(rules.signInPasswordFault),
  code: ruled(secondFactorCodeFault)
    .optional()
    .meta({ description: 'Of the authenticator app, or a backup code: needed where two-factor sign-in is on' }),
};

export const proofRefusals = [secondFactorRefusals.second_factor_required] as const;

/** The same before what may stand in the PIN's place is added; see `confirmNewFactor`. */
export const newFactorProof = {
  ...proof,
  pin: pin.optional().meta({ description: 'Needed of who has set one: what is added may stand in its place' }),
};

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timeText,
  last_used_at: timeText.nullable(),
  synced: z.boolean().meta({ description: 'Kept on several devices by whoever keeps it for its owner' }),
});

/** As the standard writes them for browsers; the server's library and the device read them. */
export const passkeyOptions = z
  .record(z.string(), z.unknown())
  .meta({ description: 'For navigator.credentials, in the JSON of the WebAuthn standard' });
export const passkeyAnswer = z
  .record(z.string(), z.unknown(), { error: commonFaults.field_invalid })
  .meta({ description: 'What the device answered, in the JSON of the WebAuthn standard' });

/** What a call asks for once more before it makes the account less safe: one of three ways. See `confirmStepUp`. */
export const stepUp = {
  code: ruled(secondFactorCodeFault)
    .optional()
    .meta({ description: 'Of the authenticator app, or a backup code, where it is on' }),
  passkey: passkeyAnswer.optional().meta({ description: 'What a passkey signed for the options of POST /api/step-up' }),
  pin: pin.optional().meta({ description: 'With mail_code, where there is neither an app nor a passkey' }),
  mail_code: ruled(stepUpCodeFault)
    .transform(cleanStepUpCode)
    .optional()
    .meta({ description: 'As POST /api/step-up had it mailed' }),
};

const isOn = z.boolean({ error: rules.identityFaults.not_on_or_off });

/** What a customer may choose on the Settings screen. */
export const settingChoices = {
  notifications: isOn,
  biometrics: isOn,
  darkMode: isOn,
  vibration: isOn,
  autoLock: isOn,
  autoLockMinutes: z
    .literal(rules.autoLockMinutes, { error: rules.identityFaults.auto_lock_minutes_unknown })
    .meta({ description: 'Unused for so long, the screen is locked, where autoLock is on' }),
  hideBalance: isOn,
  language: z.enum(languages, { error: rules.identityFaults.language_unknown }),
};

export const settings = z.object({ ...settingChoices, pinThreshold: moneyText });
export type Settings = z.output<typeof settings>;

/** What may become of a call that tries the PIN. */
export const pinTry = [
  identityRefusals.pin_not_set,
  identityRefusals.pin_locked,
  identityRefusals.invalid_pin,
] as const;

export const newFactorRefusals = [...proofRefusals, identityRefusals.pin_required, ...pinTry] as const;

export const stepUpAsked = [stepUpRefusals.step_up_required, passkeyRefusals.passkey_refused, ...pinTry] as const;

const settingsChanges = z
  .object(settingChoices)
  .partial()
  .extend({ pinThreshold: sentAmount.optional(), pin: pin.optional() });

export type SettingsChanges = z.output<typeof settingsChanges>;

/** The calls about a customer that screens of several features make. A feature serves them. */
export const routes = {
  readUser: defineRoute({
    method: 'GET',
    path: '/api/user',
    summary: 'Read the signed-in customer',
    access: 'customer',
    answers: { 200: user },
  }),
  readPinStatus: defineRoute({
    method: 'GET',
    path: '/api/pin/status',
    summary: 'Whether the customer has a PIN',
    access: 'customer',
    answers: { 200: z.object({ hasPin: z.boolean() }) },
  }),
  readTwoFactor: defineRoute({
    method: 'GET',
    path: '/api/two-factor',
    summary: 'Whether sign-in asks for a second factor',
    access: 'customer',
    answers: {
      200: z.object({
        enabled: z.boolean(),
        since: timeText.nullable(),
        backup_codes_left: z.number().int(),
      }),
    },
  }),
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/passkeys',
    summary: 'List the devices that sign in and confirm payments by finger or face',
    access: 'customer',
    query: pageQuery,
    answers: { 200: page(passkey) },
  }),
  askToStepUp: defineRoute({
    method: 'POST',
    path: '/api/step-up',
    summary: 'Begin to confirm what makes the account less safe: which second factor, and where it is mailed, a code',
    access: 'customer',
    answers: {
      200: z.object({
        app: z.boolean().meta({ description: 'A code of the authenticator app does' }),
        passkey: passkeyOptions.nullable().meta({ description: 'For the device; null where there is no passkey' }),
        mailed_to: z
          .string()
          .nullable()
          .meta({ description: 'Without app and passkey: the PIN, and a code that was sent there' }),
        expires_at: timeText.nullable(),
      }),
    },
    refusals: [identityRefusals.pin_not_set, stepUpRefusals.step_up_unavailable],
    limits: [
      { max: 6, windowSeconds: 900 },
      { max: 30, windowSeconds: daySeconds },
    ],
  }),
  confirmPayment: defineRoute({
    method: 'POST',
    path: '/api/step-up/payment',
    summary: 'Confirm one guarded payment with the second factor, by the digest that its refusal told',
    access: 'customer',
    body: z.object({
      payment: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .meta({ description: 'As the refusal payment_guarded has it' }),
      ...stepUp,
    }),
    answers: { 200: z.object({ good_until: timeText }) },
    refusals: stepUpAsked,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  setPin: defineRoute({
    method: 'POST',
    path: '/api/pin/set',
    summary: 'Set the first PIN: within ten minutes of signing in, or with the password',
    access: 'customer',
    body: z.object({ pin, password: ruled(rules.signInPasswordFault).optional() }),
    answers: { 200: messageBody },
    refusals: [identityRefusals.duplicate, identityRefusals.password_required],
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
