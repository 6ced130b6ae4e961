import { createIdentity, type Identity, type IdentityOptions } from '@wura/identity/server';
import type { Config } from './config.ts';
import type { Pool } from '@wura/database';
import { loadMasterKey } from '@wura/secrets/master-key';
import { createPolicy, type Policy } from '@wura/policy/server';

/** Identity as the configuration wants it, with what the rules say of the moment. */
export function openIdentity({
  config,
  pool,
  now,
  policy = createPolicy({ rules: config.rules, now }),
  log,
  hashing,
}: {
  config: Config;
  pool: Pool;
  now: () => number;
  /** None: for a command that moves no money. */
  policy?: Pick<Policy, 'worthMinor' | 'pinThresholdMinor' | 'isOneDeviceTrusted'>;
  log?: IdentityOptions['log'];
  hashing?: IdentityOptions['hashing'];
}): Identity {
  if (hashing && config.mode === 'live') throw new Error('only tests make hashing cheaper');
  return createIdentity({
    pool,
    now,
    masterKey: loadMasterKey(config),
    previousMasterKey: config.previousMasterKey,
    worthMinor: policy.worthMinor,
    pinThresholdMinor: policy.pinThresholdMinor,
    isOneDeviceTrusted: policy.isOneDeviceTrusted,
    hasRateLimits: config.hasRateLimits,
    log,
    publicUrl: config.publicUrl,
    ...(hashing && { hashing }),
  });
}
