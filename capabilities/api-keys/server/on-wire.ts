import type { ApiKey } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import type { ApiKeyOnWire } from '../contract.ts';

export function onWire(key: ApiKey, at: number): ApiKeyOnWire {
  const { id, name, ending, scopes, perPaymentMinor, perDayMinor, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    name,
    ending,
    scopes: [...scopes],
    per_payment: formatMoney({ currency: 'NGN', minor: perPaymentMinor }),
    per_day: formatMoney({ currency: 'NGN', minor: perDayMinor }),
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
    is_usable: revokedAt === null && expiresAt.getTime() > at,
  };
}
