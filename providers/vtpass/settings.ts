import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface VtpassSettings {
  readonly apiKey: string;
  /** Goes with what is read, and the secret key with what is sold. */
  readonly publicKey: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  /** Sells what the first source sells too, and not only what it alone has. */
  readonly isSecondSource: boolean;
}

/** The sandbox has keys of its own, which are no secret: it and the product may be started apart and must agree. */
const sandboxKeys = { apiKey: 'sandbox_api_key', publicKey: 'PK_sandbox', secretKey: 'SK_sandbox' };

export function readSettings(read: SettingsReader, { sandbox }: Surroundings): VtpassSettings | undefined {
  const baseUrl = read.baseUrl('VTPASS_BASE_URL');
  const isSecondSource = read.choice('BILLS_SECOND_SOURCE', ['on', 'off']) === 'on';
  const keys = readKeys(read) ?? (sandbox && sandboxKeys);
  if (!keys) return undefined;
  return {
    ...keys,
    isSecondSource,
    baseUrl: baseUrl ?? (sandbox ? `${sandbox.url}/vtpass` : 'https://vtpass.com/api'),
  };
}

function readKeys(read: SettingsReader): typeof sandboxKeys | undefined {
  const apiKey = read.text('VTPASS_API_KEY');
  const publicKey = read.text('VTPASS_PUBLIC_KEY');
  const secretKey = read.text('VTPASS_SECRET_KEY');
  if (!apiKey && !publicKey && !secretKey) return undefined;
  if (apiKey && publicKey && secretKey) return { apiKey, publicKey, secretKey };
  throw new Error('VTPASS_API_KEY, VTPASS_PUBLIC_KEY and VTPASS_SECRET_KEY are set together or not at all');
}
