import {
  identityRefusals,
  newFactorProof,
  pinTry,
  proof,
  proofRefusals,
  routes as shared,
  ruled,
} from '@wura/identity/contract';
import { secondFactorCodeFault, secondFactorRefusals } from '@wura/identity/second-factor';
import { defineRoute } from '@wura/wire';
import { messageBody } from '@wura/wire/shapes';
import { z } from 'zod';

const backupCodes = z.object({
  backup_codes: z.array(z.string()).meta({ description: 'Each is good once; they are never shown again' }),
});

const limits = [{ max: 20, windowSeconds: 600 }];

export const routes = {
  readTwoFactor: shared.readTwoFactor,
  askToStepUp: shared.askToStepUp,
  beginTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/two-factor',
    summary: 'Get a secret for an authenticator app, with the password and the PIN of who has one',
    access: 'customer',
    body: z.object({ password: newFactorProof.password, pin: newFactorProof.pin }),
    answers: {
      201: z.object({
        secret: z.string().meta({ description: 'In base 32, for typing' }),
        address: z.string().meta({ description: 'otpauth://, as a QR code holds it' }),
      }),
    },
    refusals: [secondFactorRefusals.two_factor_on, identityRefusals.pin_required, ...pinTry],
    limits,
  }),
  confirmTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/two-factor/confirm',
    summary: 'Turn it on with the first code of the app',
    access: 'customer',
    body: z.object({ code: ruled(secondFactorCodeFault) }),
    answers: { 200: backupCodes },
    refusals: [secondFactorRefusals.two_factor_on, secondFactorRefusals.set_up_expired],
    limits,
  }),
  renewBackupCodes: defineRoute({
    method: 'POST',
    path: '/api/two-factor/backup-codes',
    summary: 'Make new backup codes, which end the old ones',
    access: 'customer',
    body: z.object(proof),
    answers: { 200: backupCodes },
    refusals: [secondFactorRefusals.two_factor_off, ...proofRefusals],
    limits,
  }),
  endTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/two-factor/off',
    summary: 'Turn it off, with the password and a code',
    access: 'customer',
    body: z.object(proof),
    answers: { 200: messageBody },
    refusals: [secondFactorRefusals.two_factor_off, ...proofRefusals],
    limits,
  }),
};
