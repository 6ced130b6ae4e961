import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { bytesOfAddress, readAccountKey } from './addresses.ts';

export interface TronSettings {
  readonly baseUrl: string;
  /** Another node, of another operator: what both say is believed. None: the first is taken at its word. */
  readonly secondBaseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** From which all our addresses follow and nothing can be spent. */
  readonly accountKey: string;
  readonly coldAddress: string | undefined;
}

/** Off without the account's public key: in the sandbox the signer makes one, and the start hands it on. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): TronSettings | undefined {
  const baseUrl = read.baseUrl('TRON_BASE_URL') ?? (sandbox ? `${sandbox.url}/chain` : 'https://api.trongrid.io');
  const secondBaseUrl = read.baseUrl('TRON_SECOND_BASE_URL') ?? (sandbox ? `${sandbox.url}/chain/second` : undefined);
  const name = sandbox ? 'SANDBOX_TRON_XPUB' : 'TRON_XPUB';
  const accountKey = read.text(name);
  const coldAddress = read.text('TRON_COLD_ADDRESS');
  if (coldAddress !== undefined) requireAddress('TRON_COLD_ADDRESS', coldAddress);
  if (accountKey === undefined) return undefined;
  try {
    readAccountKey(accountKey);
  } catch {
    throw new Error(`${name} must be the extended public key of the account m/44'/195'/0' (npm run tron-account)`);
  }
  return { baseUrl, secondBaseUrl, accountKey, coldAddress, apiKey: read.text('TRON_API_KEY') };
}

function requireAddress(name: string, given: string): void {
  try {
    bytesOfAddress(given);
  } catch {
    throw new Error(`${name} must be an address of TRON`);
  }
}
