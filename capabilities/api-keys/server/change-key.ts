import { transaction } from '@wura/database';
import {
  confirmStepUp,
  lockApiKey,
  recordEvent,
  refuseOut,
  updateApiKey,
  type ApiKey,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { stepUpRefusals } from '@wura/identity/step-up';
import { notify } from '@wura/notices/server';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { isSending } from '../rules.ts';
import { capsOf, requireWithin, type KeyCaps } from './key-caps.ts';
import { keyRaised } from './notices.ts';
import type { KeyNeeds } from './needs.ts';

type Asked = BodyOf<typeof routes.change> & { readonly id: string };

/** Another name, or less, at once. What lets the key send more is proven like making one. */
export async function changeKey(
  { identity, policy: { limits } }: Pick<KeyNeeds, 'identity' | 'policy'>,
  caller: SignedIn,
  asked: Asked,
  origin: Origin,
): Promise<ApiKey> {
  const { now, pool, keyCallers } = identity;
  const customer = caller.number;
  const { id } = asked;
  const most = capsOf(limits, caller);
  const wanted = (held: ApiKey): KeyCaps => {
    if (!isSending(held.scopes) || (!asked.per_payment && !asked.per_day)) return held;
    const { perPaymentMinor, perDayMinor } = held;
    const payment = asked.per_payment ?? ({ currency: 'NGN', minor: perPaymentMinor } as const);
    const day = asked.per_day ?? ({ currency: 'NGN', minor: perDayMinor } as const);
    return requireWithin({ payment, day }, most);
  };
  const seen = await transaction(pool, tx => lockApiKey(tx, { customer, id }));
  if (!seen) throw refuse(commonRefusals.not_found);
  const isProven = isRaise(seen, wanted(seen));
  if (isProven) await confirmStepUp(identity, caller, asked, origin);

  const changed = await transaction(pool, async tx => {
    const at = new Date(now());
    await refuseOut(tx, caller);
    const held = await lockApiKey(tx, { customer, id });
    if (!held) throw refuse(commonRefusals.not_found);
    const caps = wanted(held);
    // Another window of theirs has lowered it since.
    if (isRaise(held, caps) && !isProven) throw refuse(stepUpRefusals.step_up_required);
    const { number } = held;
    const name = asked.name ?? held.name;
    const { perPaymentMinor, perDayMinor } = caps;
    const key = await updateApiKey(tx, { number, name, perPaymentMinor, perDayMinor });
    const { address, requestId } = origin;
    const what = isRaise(held, caps) ? 'api_key_raised' : 'api_key_changed';
    await recordEvent(tx, { what, customer, address, requestId, at });
    if (isRaise(held, caps)) await notify(tx, { customer, what: keyRaised, facts: { name }, at });
    return key;
  });
  keyCallers.forget(customer);
  return changed;
}

const isRaise = (held: KeyCaps, wanted: KeyCaps) =>
  wanted.perPaymentMinor > held.perPaymentMinor || wanted.perDayMinor > held.perDayMinor;
