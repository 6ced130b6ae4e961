import { createPool } from '@wura/database';
import { requireServingLogin } from '@wura/database/logins';
import { createLog } from '@wura/platform/log';
import { createSettingsReader } from '@wura/platform/settings';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import { createSigner } from '@wura/usdt/server/signer';
import { readConfig } from './config.ts';
import { saidInOneLine } from './said-in-one-line.ts';
import { readSigningSettings } from './signing-settings.ts';
import { loadSeed } from './signing-seed.ts';
import { stopWhenTold, tellReady } from './stop-when-told.ts';

// Signs what leaves over the chain, in a process of its own: it listens nowhere, calls nothing, and is reached by orders in the
// database alone. The seed is read here and nowhere else.

const isReady = saidInOneLine();
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('the signer needs DATABASE_URL; `npm start` brings one');
const read = createSettingsReader(process.env);
const settings = readSigningSettings(read);
const keys = openKeys(loadSeed(settings, config));
const published = read.text('TRON_XPUB');
if (config.mode === 'live' && published !== keys.accountKey) {
  throw new Error('TRON_XPUB is not the account of TRON_WALLET_SEED: npm run tron-account prints the one that is');
}

const log = createLog({ level: config.logLevel });
const pool = createPool({ url: config.databaseUrl, max: 2, applicationName: 'wura-signer' });
await requireServingLogin(pool, 'signer');
const addresses = addressesOfAccount(keys.accountKey, read.text('TRON_COLD_ADDRESS'));
const signer = createSigner({ pool, keys, addresses, dayMostMinor: settings.dayMostMinor, log });
signer.start();
isReady();
tellReady({ accountKey: keys.accountKey, hotAddress: addresses.hot });

stopWhenTold(log, async () => {
  await signer.stop();
  await pool.end();
});
