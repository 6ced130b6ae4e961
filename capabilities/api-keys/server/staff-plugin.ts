import type { ServerNeeds } from '@wura/features/server';
import { listApiKeys, lockApiKey, requireCustomerRecord, recordEvent, revokeApiKey } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { keyRevokedByStaff } from './notices.ts';
import { onWire } from './on-wire.ts';

export function apiKeysForStaff(
  router: OperatorRouter,
  { identity, now }: Pick<ServerNeeds, 'identity' | 'now'>,
): void {
  router.act(routes.listKeys, async (tx, { params: { id }, query }, note) => {
    const { number } = await requireCustomerRecord(tx, id);
    const keys = (await listApiKeys(tx, number)).map(key => onWire(key, now()));
    await note({ what: 'customer_keys_viewed', subject: id });
    return { status: 200, body: pageOf(keys, query, each => each.id) };
  });

  // Every process hears of it from the database, in the commit that ends the key.
  router.act(routes.revokeKey, async (tx, { caller, params, body: { reason } }, note) => {
    const { number: customer } = await requireCustomerRecord(tx, params.id);
    await requireOthers(tx, identity, { customers: [customer], emails: [caller.email] });
    const held = await lockApiKey(tx, { customer, id: params.key });
    if (!held) throw refuse(commonRefusals.not_found);
    const at = new Date(now());
    const revoked = await revokeApiKey(tx, { number: held.number, at });
    await recordEvent(tx, { what: 'api_key_revoked', customer, address: '', requestId: params.key, at });
    await notify(tx, { customer, what: keyRevokedByStaff, facts: { name: held.name, reason }, at });
    await note({ what: 'customer_key_revoked', subject: params.id, why: reason });
    return { status: 200, body: onWire(revoked, now()) };
  });
}
