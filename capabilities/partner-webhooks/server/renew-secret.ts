import { transaction } from '@wura/database';
import { confirmStepUp, recordEvent, refuseOut, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { dayMs } from '@wura/platform/time';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { webhookChanged } from './notices.ts';
import type { WebhookNeeds } from './require-allowed.ts';
import { findEndpoint, lockEndpoint, renewSecret as writeSecret, type EndpointRow } from './queries.ts';
import { newSecret, sealSecret } from './secrets.ts';

/** Another secret. The one before it signs beside it for a day, so that a program can be changed without losing a delivery. */
export async function renewSecret(
  { identity, vault, pool, now }: WebhookNeeds,
  caller: SignedIn,
  asked: BodyOf<typeof routes.renew> & { readonly id: string },
  origin: Origin,
): Promise<{ endpoint: EndpointRow; secret: string }> {
  const customer = caller.number;
  const named = { id: asked.id, customer };
  if (!(await findEndpoint(pool, named))) throw refuse(commonRefusals.not_found);
  await confirmStepUp(identity, caller, asked, origin);
  const secret = newSecret();
  const endpoint = await transaction(pool, async tx => {
    const at = new Date(now());
    await refuseOut(tx, caller);
    const held = await lockEndpoint(tx, named);
    if (!held) throw refuse(commonRefusals.not_found);
    const sealed = sealSecret(vault, held.public_id, secret);
    const formerUntil = new Date(at.getTime() + dayMs);
    await writeSecret(tx, { id: held.id, secret: sealed, formerUntil });
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'webhook_changed', customer, address, requestId, at });
    await notify(tx, { customer, what: webhookChanged, facts: { url: held.url }, at });
    return { ...held, former_until: formerUntil };
  });
  return { endpoint, secret };
}
