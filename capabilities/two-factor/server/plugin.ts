import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { askToStepUp, type StepUpNeeds } from './ask-to-step-up.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { endTwoFactor } from './end-two-factor.ts';
import { renewBackupCodes } from './renew-backup-codes.ts';

export function twoFactor(router: CustomerRouter, needs: StepUpNeeds): void {
  const { identity } = needs;
  router.serve(routes.askToStepUp, async call => ({ status: 200, body: await askToStepUp(needs, call.caller) }));

  router.serve(routes.readTwoFactor, async ({ caller }) => {
    const { since, backupCodesLeft } = await identity.secondFactor.read(caller.number);
    return {
      status: 200,
      body: { enabled: since !== null, since: since?.toISOString() ?? null, backup_codes_left: backupCodesLeft },
    };
  });

  router.serve(routes.beginTwoFactor, async call => ({
    status: 201,
    body: await beginTwoFactor(identity, call.caller, call.body, call),
  }));

  router.serve(routes.confirmTwoFactor, async call => ({
    status: 200,
    body: { backup_codes: await confirmTwoFactor(identity, call.caller, call.body.code, call) },
  }));

  router.serve(routes.renewBackupCodes, async call => ({
    status: 200,
    body: { backup_codes: await renewBackupCodes(identity, call.caller, call.body, call) },
  }));

  router.serve(routes.endTwoFactor, async call => {
    await endTwoFactor(identity, call.caller, call.body, call);
    return { status: 200, body: { message: 'Two-factor sign-in is off.' } };
  });
}
