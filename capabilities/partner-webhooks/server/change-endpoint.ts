import { transaction } from '@wura/database';
import { confirmStepUp, recordEvent, refuseEnded, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { webhookRefusals } from '../refusals.ts';
import { webhookChanged } from './notices.ts';
import { findEndpoint, lockAddresses, lockEndpoint, updateEndpoint, type EndpointRow } from './queries.ts';
import { requireAllowed, type WebhookNeeds } from './require-allowed.ts';
import { wake } from './record-events.ts';

type Asked = BodyOf<typeof routes.change> & { readonly id: string };

/** Other events, on or off, at once. Another address learns what comes and goes, and is proven like the first. */
export async function changeEndpoint(
  needs: WebhookNeeds,
  caller: SignedIn,
  asked: Asked,
  origin: Origin,
): Promise<EndpointRow> {
  const { identity, pool, now } = needs;
  const customer = caller.number;
  const named = { id: asked.id, customer };
  const seen = await findEndpoint(pool, named);
  if (!seen) throw refuse(commonRefusals.not_found);
  const isElsewhere = asked.url !== undefined && asked.url !== seen.url;
  if (isElsewhere) {
    requireAllowed(needs, asked.url!);
    await confirmStepUp(identity, caller, asked, origin);
  }
  return transaction(pool, async tx => {
    const at = new Date(now());
    await refuseEnded(tx, caller);
    if (isElsewhere && (await lockAddresses(tx, customer)).includes(asked.url!)) {
      throw refuse(webhookRefusals.webhook_url_taken);
    }
    const held = await lockEndpoint(tx, named);
    if (!held) throw refuse(commonRefusals.not_found);
    const changed = await updateEndpoint(tx, { ...held, ...standing(held, asked, at), ...chosen(asked, isElsewhere) });
    if (held.off_since && !changed.off_since) await wake(tx, [changed]);
    if (isElsewhere) {
      const { address, requestId } = origin;
      await recordEvent(tx, { what: 'webhook_changed', customer, address, requestId, at });
      await notify(tx, { customer, what: webhookChanged, facts: { url: changed.url }, at });
    }
    return changed;
  });
}

const chosen = ({ url, events }: Asked, isElsewhere: boolean) => ({
  ...(isElsewhere && { url: url! }),
  ...(events && { events }),
});

/** One that is switched on again has three days anew. */
function standing(
  { off_since: offSince }: EndpointRow,
  { is_on: isOn }: Asked,
  at: Date,
): Partial<Pick<EndpointRow, 'off_since' | 'off_why' | 'off_note' | 'failing_since'>> {
  if (isOn === undefined || isOn === (offSince === null)) return {};
  if (isOn) return { off_since: null, off_why: null, off_note: null, failing_since: null };
  return { off_since: at, off_why: 'by_customer', off_note: null };
}
