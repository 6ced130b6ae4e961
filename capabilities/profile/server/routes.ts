import {
  readSettings,
  readUser,
  refuseOut,
  selectPhoto,
  type CustomerRouter,
  type SavedSettings,
} from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { notify } from '@wura/notices/server';
import { routes } from '../contract.ts';
import { changeSettings } from './change-settings.ts';
import { changeUser } from './change-user.ts';
import type { ProfileNeeds } from './needs.ts';
import { pinChanged } from './notices.ts';
import { setFirstPin } from './set-first-pin.ts';

export function serveRoutes(router: CustomerRouter, { identity, images }: ProfileNeeds): void {
  const { now, pool, pins, pinThresholdMinor } = identity;

  router.serve(routes.readUser, async ({ caller }) => ({ status: 200, body: await readUser(pool, caller.number) }));

  router.serve(routes.changeUser, async ({ caller, body }) => ({
    status: 200,
    body: await changeUser({ identity, images }, caller, body),
  }));

  router.serve(routes.readPhoto, async ({ params }) => {
    const jpeg = await selectPhoto(pool, params.id);
    if (!jpeg) throw refuse(commonRefusals.not_found);
    // A new photo has a new address, so what is behind an address never changes.
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=86400, immutable' };
    return { status: 200, body: jpeg, headers };
  });

  router.serve(routes.readPinStatus, async ({ caller }) => ({
    status: 200,
    body: { hasPin: await pins.hasPin(caller.number) },
  }));

  router.serve(routes.setPin, async call => {
    await setFirstPin(identity, call.caller, call.body, call);
    return { status: 200, body: { message: 'Your PIN is set.' } };
  });

  router.serve(routes.changePin, async call => {
    const customer = call.caller.number;
    await pins.change(customer, call.body, call, async tx => {
      await refuseOut(tx, call.caller);
      await notify(tx, { customer, what: pinChanged, facts: {}, at: new Date(now()) });
    });
    return { status: 200, body: { message: 'Your PIN is changed.' } };
  });

  router.serve(routes.readSettings, async ({ caller }) => ({
    status: 200,
    body: asWire(await readSettings(pool, { customer: caller.number, pinThresholdMinor: pinThresholdMinor() })),
  }));

  router.serve(routes.changeSettings, async call => ({
    status: 200,
    body: asWire(await changeSettings(identity, call.caller, call.body, call)),
  }));
}

function asWire({ pinThresholdMinor, ...choices }: SavedSettings) {
  return { ...choices, pinThreshold: formatMoney({ currency: 'NGN', minor: pinThresholdMinor }) };
}
