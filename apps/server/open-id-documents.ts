import path from 'node:path';
import { createDojah } from '@wura/dojah';
import type { Config } from '@wura/platform/config';
import { loadMasterKey } from '@wura/secrets/master-key';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { createVault, type Vault } from '@wura/secrets/vault';

export function openVault(config: Config): Vault {
  return createVault({ masterKey: loadMasterKey(config), previousMasterKey: config.previousMasterKey });
}

/** Where customers' documents lie, and who looks into the registers of identity numbers. */
export function openIdDocuments({ config, vault, now }: { config: Config; vault: Vault; now: () => number }) {
  const files = createSealedFiles({ dir: path.join(config.dataDir, 'uploads'), vault, now });
  return { vault, files, checker: config.dojah && createDojah(config.dojah) };
}
