import { passkeyOnWire, type CustomerRouter, type Identity } from '@wura/identity/server';
import { passkeyRefusals } from '@wura/identity/passkey';
import { paymentDigest } from '@wura/wallets/server/intents';
import { pageOf } from '@wura/wire/page-of';
import { refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { addPasskey } from './add-passkey.ts';
import { askToAdd } from './ask-to-add.ts';
import { removePasskey } from './remove-passkey.ts';

export function passkeys(router: CustomerRouter, { identity }: { identity: Identity }): void {
  router.serve(routes.listPasskeys, async ({ caller, query }) => {
    const held = (await identity.passkeys.list(identity.pool, caller.number)).map(passkeyOnWire);
    return { status: 200, body: pageOf(held, query, ({ id }) => id) };
  });

  router.serve(routes.askToAdd, async call => ({
    status: 200,
    body: await askToAdd(identity, call.caller, call.body, call),
  }));

  router.serve(routes.addPasskey, async call => ({
    status: 201,
    body: passkeyOnWire(await addPasskey(identity, call.caller, call.body, call)),
  }));

  router.serve(routes.removePasskey, async call => {
    await removePasskey(identity, call.caller, { id: call.params.id, proof: call.body }, call);
    return { status: 200, body: { message: 'The passkey is removed.' } };
  });

  router.serve(routes.askToPay, async ({ caller, body: { path, key, body: sent } }) => {
    // Every call that moves money is a POST.
    const who = { customer: caller.number, session: caller.sessionId };
    const options = await identity.passkeys.askToPay(who, paymentDigest({ route: `POST ${path}`, key, sent }));
    if (!options) throw refuse(passkeyRefusals.passkey_refused);
    return { status: 200, body: options };
  });
}
