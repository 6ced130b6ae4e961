import { createIdentity, type Identity } from '@wura/identity/server';
import type { Config } from './config.ts';
import type { Pool } from '@wura/database';
import { loadMasterKey } from '@wura/secrets/master-key';
import { nairaWorthOn, pinThresholdOn, type NairaRate } from '@wura/policy/server';

/** Identity as the configuration wants it, with what the rules table says today. */
export function openIdentity({
  config,
  pool,
  now,
  nairaRate,
}: {
  config: Config;
  pool: Pool;
  now: () => number;
  nairaRate?: NairaRate;
}): Identity {
  return createIdentity({
    pool,
    now,
    masterKey: loadMasterKey(config),
    previousMasterKey: config.previousMasterKey,
    worthMinor: amount => nairaWorthOn(new Date(now()), amount, nairaRate),
    pinThresholdMinor: pinThresholdOn(new Date(now())),
    hasRateLimits: config.hasRateLimits,
    publicUrl: config.publicUrl,
  });
}
