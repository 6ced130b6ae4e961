import type { Config } from '@wura/platform/config';
import { loadMasterKey } from '@wura/secrets/master-key';
import { createVault, type Vault } from '@wura/secrets/vault';

export function openVault(config: Config): Vault {
  return createVault({ masterKey: loadMasterKey(config), previousMasterKey: config.previousMasterKey });
}
