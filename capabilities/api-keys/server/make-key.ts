import { transaction } from '@wura/database';
import {
  confirmStepUp,
  countLivingKeys,
  insertApiKey,
  newKeyToken,
  recordEvent,
  refuseEnded,
  type ApiKey,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import type { BodyOf } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { hash } from 'node:crypto';
import type { routes } from '../contract.ts';
import { apiKeyRefusals } from '../refusals.ts';
import { isSending, keysMax } from '../rules.ts';
import { capsOf, mayMakeKeys, requireWithin } from './key-caps.ts';
import { keyMade } from './notices.ts';
import type { KeyNeeds } from './needs.ts';

/**
 * A key for a program. It spends without the PIN ever after, so a session alone makes none: the second factor does, and the
 * owner reads of it by mail. What it may send at most is said now, and is never more than they may send themselves.
 */
export async function makeKey(
  { config, identity, policy: { limits } }: KeyNeeds,
  caller: SignedIn,
  asked: BodyOf<typeof routes.make>,
  origin: Origin,
): Promise<{ key: ApiKey; token: string }> {
  const { now, pool } = identity;
  const customer = caller.number;
  if (!mayMakeKeys(caller)) throw refuse(apiKeyRefusals.keys_not_offered);
  const { name, scopes, days, per_payment: payment, per_day: day } = asked;
  const caps = isSending(scopes)
    ? requireWithin({ payment, day }, capsOf(limits, caller))
    : { perPaymentMinor: 0n, perDayMinor: 0n };
  await confirmStepUp(identity, caller, asked, origin);

  const token = newKeyToken(config.mode === 'live' ? 'live' : 'test');
  const key = await transaction(pool, async tx => {
    const at = new Date(now());
    await refuseEnded(tx, caller);
    if ((await countLivingKeys(tx, { customer, at })) >= keysMax) throw refuse(apiKeyRefusals.keys_full);
    const made = await insertApiKey(tx, {
      id: randomId('key'),
      customer,
      tokenHash: hash('sha256', token, 'buffer'),
      name,
      ending: token.slice(-4),
      scopes,
      ...caps,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * dayMs),
    });
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'api_key_made', customer, address, requestId, at });
    await notify(tx, { customer, what: keyMade, facts: { name }, at });
    return made;
  });
  return { key, token };
}
