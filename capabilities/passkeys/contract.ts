import {
  newFactorProof,
  newFactorRefusals,
  passkey,
  passkeyAnswer,
  passkeyOptions,
  proof,
  proofRefusals,
  routes as shared,
  ruled,
} from '@wura/identity/contract';
import { passkeyNameFault, passkeyRefusals } from '@wura/identity/passkey';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { messageBody } from '@wura/wire/shapes';
import { z } from 'zod';

const limits = [{ max: 30, windowSeconds: 600 }];

export const routes = {
  listPasskeys: shared.listPasskeys,
  askToAdd: defineRoute({
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'Begin to add a passkey: what the browser gives to the device',
    access: 'customer',
    body: z.object(newFactorProof),
    answers: { 200: passkeyOptions },
    refusals: [passkeyRefusals.passkey_confirm_email_first, passkeyRefusals.too_many_passkeys, ...newFactorRefusals],
    limits,
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Add the passkey that the device has made',
    access: 'customer',
    body: z.object({
      name: ruled(passkeyNameFault).transform(name => name.trim()),
      credential: passkeyAnswer,
    }),
    answers: { 201: passkey },
    refusals: [passkeyRefusals.passkey_refused],
    limits,
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/passkeys/{id}/remove',
    summary: 'Remove a passkey, with the password',
    access: 'customer',
    params: z.object({ id: z.string().regex(/^psk_[0-9a-z]{26}$/) }),
    body: z.object(proof),
    answers: { 200: messageBody },
    refusals: proofRefusals,
    limits,
  }),
  askToPay: defineRoute({
    method: 'POST',
    path: '/api/passkeys/payment',
    summary: 'Have one payment confirmed by a passkey in the place of the PIN: what the browser gives to the device',
    access: 'customer',
    body: z.object({
      path: z
        .string({ error: commonFaults.field_invalid })
        .regex(/^\/api\/[\x21-\x3e\x40-\x7e]{1,300}$/, { error: commonFaults.field_invalid })
        .meta({
          description: 'The path that the payment will be sent to, with what stands in it, as in /api/pay/7Kq2',
        }),
      key: z
        .string({ error: commonFaults.field_invalid })
        .regex(/^[\x21-\x7e]{1,128}$/, { error: commonFaults.field_invalid })
        .meta({ description: 'The Idempotency-Key that the payment will be sent with' }),
      body: z
        .record(z.string(), z.unknown(), { error: commonFaults.field_invalid })
        .meta({ description: 'The body of that payment. Nothing else is confirmed by what the device signs' }),
    }),
    answers: { 200: passkeyOptions },
    refusals: [passkeyRefusals.passkey_refused],
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
};
