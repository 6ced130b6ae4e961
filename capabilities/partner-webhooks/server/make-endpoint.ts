import { transaction } from '@wura/database';
import {
  confirmStepUp,
  countLivingKeys,
  recordEvent,
  refuseEnded,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import type { BodyOf } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { webhookRefusals } from '../refusals.ts';
import { endpointsMax } from '../rules.ts';
import { followFromNow } from './book-queries.ts';
import { followJob } from './follow-books.ts';
import { webhookMade } from './notices.ts';
import { insertEndpoint, lockAddresses, type EndpointRow } from './queries.ts';
import { requireAllowed, type WebhookNeeds } from './require-allowed.ts';
import { newSecret, sealSecret } from './secrets.ts';

/**
 * An address that is told of what happens. A thief who has it told learns all that comes and goes, so a session alone does not do
 * it: the second factor does, and the owner reads of it by mail.
 */
export async function makeEndpoint(
  needs: WebhookNeeds,
  caller: SignedIn,
  asked: BodyOf<typeof routes.make>,
  origin: Origin,
): Promise<{ endpoint: EndpointRow; secret: string }> {
  const { identity, vault, pool, now } = needs;
  const customer = caller.number;
  requireAllowed(needs, asked.url);
  await requireKey(needs, customer);
  await confirmStepUp(identity, caller, asked, origin);

  const secret = newSecret();
  const id = randomId('whk');
  const endpoint = await transaction(pool, async tx => {
    const at = new Date(now());
    await refuseEnded(tx, caller);
    const addresses = await lockAddresses(tx, customer);
    // Told twice, a program that counts what comes would count it twice: also where it is the answer to the first that was lost.
    if (addresses.includes(asked.url)) throw refuse(webhookRefusals.webhook_url_taken);
    if (addresses.length >= endpointsMax) throw refuse(webhookRefusals.webhooks_full);
    if (addresses.length === 0) await followFromNow(tx, customer);
    const made = await insertEndpoint(tx, {
      public_id: id,
      customer,
      url: asked.url,
      events: asked.events,
      secret: sealSecret(vault, id, secret),
      created_at: at,
    });
    await enqueue(tx, { kind: followJob, subject: 'all' });
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'webhook_made', customer, address, requestId, at });
    await notify(tx, { customer, what: webhookMade, facts: { url: made.url }, at });
    return made;
  });
  return { endpoint, secret };
}

/** They are for the programs that call with a key. */
async function requireKey({ pool, now }: WebhookNeeds, customer: bigint): Promise<void> {
  const keys = await transaction(pool, tx => countLivingKeys(tx, { customer, at: new Date(now()) }));
  if (keys === 0) throw refuse(webhookRefusals.webhooks_not_offered);
}
