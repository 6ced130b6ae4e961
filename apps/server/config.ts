import { readBaseConfig, type Config as BaseConfig } from '@wura/platform/config';
import { createSettingsReader, type Environment, type SettingsReader } from '@wura/platform/settings';
import { features } from './features.ts';
import { readSigningSettings, seedName } from './signing-settings.ts';
import { vendors } from './vendors.ts';

// Everything the operator may say, read at once and refused in one line when it makes no sense: what is about the product
// as a whole, and what each vendor and each feature reads for itself.

export interface Config extends BaseConfig {
  /** By the name of the vendor or feature. None of a vendor: switched off. */
  settings: Readonly<Record<string, unknown>>;
}

/** A key that travels in the open belongs to every relay on the way. On this machine there is none. */
function refuseUnsealed(environment: Environment): void {
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.endsWith('_BASE_URL')) continue;
    const url = URL.parse(value);
    if (url?.protocol !== 'http:' || ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)) continue;
    throw new Error(`${name} must be https in live mode, because a key travels there`);
  }
}

/**
 * Whoever pays in with the card that a provider publishes for tests must not buy with it what is real. Which kind a provider is
 * that is asked at another address than its own, nobody but the operator can tell.
 */
function refuseMixed(read: SettingsReader): void {
  const atHome = vendors.flatMap(({ moneyKey, testKeyPrefix }) => {
    const key = moneyKey && read.text(moneyKey);
    if (!key || read.text(moneyKey.replace(/_(SECRET_KEY|API_KEY|TOKEN|XPUB)$/, '_BASE_URL'))) return [];
    return [{ name: moneyKey, isOfTests: testKeyPrefix !== undefined && key.startsWith(testKeyPrefix) }];
  });
  const [test, real] = [true, false].map(kind => atHome.find(({ isOfTests }) => isOfTests === kind)?.name);
  if (test && real)
    throw new Error(`${test} is a test key, and ${real} is not: real money would leave for none that came`);
}

/** Without it a start would make a database of its own, and the operator look for their customers in the other. */
function refuseCut(environment: Environment): void {
  const rest = Object.keys(environment).find(name => /^ssl(mode|rootcert|cert|key)$/.test(name));
  if (rest === undefined || environment['DATABASE_URL']) return;
  throw new Error(
    `${rest} is set, and DATABASE_URL is not: a shell took the & in it for the end of a command, so put it in single quotes`,
  );
}

export function readConfig(environment: Environment): Config {
  refuseCut(environment);
  const read = createSettingsReader(environment);
  // The signer's seed makes a live start as a vendor's key does: nothing may be simulated beside real money.
  const moneyKeys = [...vendors.flatMap(({ moneyKey = [] }) => moneyKey), seedName];
  const base = readBaseConfig(read, { moneyKeys });
  if (base.mode === 'live') {
    refuseUnsealed(environment);
    refuseMixed(read);
  }
  // Read by the signer alone; what is wrong with them is said before anything has begun.
  readSigningSettings(read);
  const settings = [...vendors, ...features].map(each => [each.name, each.settings?.(read, base)] as const);
  return { ...base, settings: Object.fromEntries(settings) };
}
