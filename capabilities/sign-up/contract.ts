import { identityRefusals, residentialAddress, ruled, user } from '@wura/identity/contract';
import * as rules from '@wura/identity/rules';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { z } from 'zod';
import { signUpFaults, signUpRefusals } from './refusals.ts';

const countryCode = ruled(rules.countryFault).transform(code => rules.countryOf(code)!.code);

/** In the order of the form, so that the first thing wrong is the first the customer sees. Other keys are ignored. */
const registration = z
  .object({
    firstname: ruled(value => rules.nameFault(value, 'first')).transform(rules.cleanLine),
    lastname: ruled(value => rules.nameFault(value, 'last')).transform(rules.cleanLine),
    email: ruled(rules.emailFault).transform(email => email.trim()),
    phoneNumber: ruled(rules.phoneFault),
    username: ruled(rules.usernameFault).transform(username => username.trim()),
    dob: ruled(value => rules.dateOfBirthFault(value, new Date())).transform(dob => dob.trim()),
    password: ruled(rules.passwordFault),
    country: countryCode,
    state: ruled(rules.stateFault).transform(rules.cleanLine).optional(),
    residentialAddress,
    proof: z
      .string({ error: commonFaults.field_invalid })
      .max(100, { error: commonFaults.field_invalid })
      .optional()
      .meta({ description: 'As a sign-in through another company gave it: that the e-mail address is this person’s' }),
  })
  .transform((form, context) => {
    // A number without a dial code is read by the country, which is only known here.
    const phone = rules.phoneNumber(form.phoneNumber, form.country);
    if (phone !== undefined) return { ...form, phoneNumber: phone };
    context.addIssue({ code: 'custom', path: ['phoneNumber'], message: rules.identityFaults.phone_invalid });
    return z.NEVER;
  });

export type Registration = z.output<typeof registration>;

export const routes = {
  register: defineRoute({
    method: 'POST',
    path: '/api/register',
    summary: 'Open an account and its naira wallet',
    access: 'public',
    body: registration,
    answers: { 201: z.object({ message: z.string(), user }) },
    refusals: [identityRefusals.duplicate, signUpRefusals.proof_expired],
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  agreeToTerms: defineRoute({
    method: 'POST',
    path: '/api/user/terms',
    summary: 'Agree to the terms as they are now',
    access: 'customer',
    body: z.object({
      version: ruled(version => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? undefined : signUpFaults.terms_changed)),
    }),
    answers: { 200: user },
    refusals: [],
  }),
};
