import { agreeToTerms, readUser, recordEvent, type CustomerRouter } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { refuseFields } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { signUpFaults } from '../refusals.ts';
import { register, type SignUpNeeds } from './register.ts';

export function serveRoutes(router: CustomerRouter, needs: SignUpNeeds): void {
  router.serve(routes.register, async call => {
    const user = await register(needs, call.body, call);
    return { status: 201, body: { message: 'Registration completed successfully!', user } };
  });

  router.serve(routes.agreeToTerms, async ({ caller, body: { version }, address, requestId }) => {
    const { pool, now } = needs.identity;
    const at = new Date(now());
    const body = await transaction(pool, async tx => {
      const isCurrent = await agreeToTerms(tx, { customer: caller.number, version, at });
      if (!isCurrent) throw refuseFields({ version: signUpFaults.terms_changed });
      await recordEvent(tx, { what: 'agreed_to_terms', customer: caller.number, address, requestId, at });
      return readUser(tx, caller.number);
    });
    return { status: 200, body };
  });
}
