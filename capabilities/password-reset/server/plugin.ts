import { identityRefusals } from '@wura/identity/contract';
import { namesMeant, type CustomerRouter } from '@wura/identity/server';
import { refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { askForCode } from './ask-for-code.ts';
import { changePassword } from './change-password.ts';
import type { ResetNeeds } from './needs.ts';
import { resetPassword } from './reset-password.ts';
import { resetPin } from './reset-pin.ts';

export function passwordReset(router: CustomerRouter, needs: ResetNeeds): void {
  const { identity } = needs;

  router.serve(routes.forgotPassword, async call => {
    const names = namesMeant(call.body.identifier);
    const channel = needs.canText ? (call.body.channel ?? 'email') : 'email';
    await askForCode(identity, { purpose: 'password', channel, names, customer: null }, call);
    return { status: 202, body: { message: 'If that account exists, we sent a code.' } };
  });

  router.serve(routes.resetPassword, async call => {
    await resetPassword(needs, call.body, call);
    return { status: 200, body: { message: 'Your password is changed. Please sign in with it.' } };
  });

  router.serve(routes.changePassword, async call => {
    await changePassword(needs, call.caller, call.body, call);
    return { status: 200, body: { message: 'Your password is changed.' } };
  });

  router.serve(routes.askForPinCode, async call => {
    // To the mailbox alone: the password may have come by text message, and a thief of the number is not to have both.
    if (!(await identity.pins.hasPin(call.caller.number))) throw refuse(identityRefusals.pin_not_set);
    await askForCode(identity, { purpose: 'pin', channel: 'email', names: [], customer: call.caller.number }, call);
    return { status: 202, body: { message: 'We sent a code to your email address.' } };
  });

  router.serve(routes.resetPin, async call => {
    await resetPin(needs, call.caller, call.body, call);
    return { status: 200, body: { message: 'Your PIN is changed.' } };
  });
}
