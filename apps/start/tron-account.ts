import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import { createSettingsReader } from '@wura/platform/settings';
import { readSigningSettings } from '@wura/app-server/signing-settings';

// `npm run tron-account`: what the other processes may know of TRON_WALLET_SEED, and what the owner fills up.
try {
  const { seed } = readSigningSettings(createSettingsReader(process.env));
  if (!seed) throw new Error('set TRON_WALLET_SEED: 32 bytes in hex (openssl rand -hex 32)');
  const { accountKey } = openKeys(seed);
  console.log(`TRON_XPUB=${accountKey}`);
  console.log(`The wallet that withdrawals are paid from: ${addressesOfAccount(accountKey).hot}`);
} catch (error) {
  console.error(`error: ${(error as Error).message}`);
  process.exitCode = 1;
}
