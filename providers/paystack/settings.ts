import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface PaystackSettings {
  readonly secretKey: string;
  readonly publicKey: string | undefined;
  readonly baseUrl: string;
}

/** The sandbox has keys of its own, which are no secret: it and the product may be started apart and must agree. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): PaystackSettings | undefined {
  const baseUrl = read.baseUrl('PAYSTACK_BASE_URL');
  const secretKey = read.text('PAYSTACK_SECRET_KEY') ?? (sandbox && 'sk_test_sandbox');
  if (!secretKey) return undefined;
  return {
    secretKey,
    publicKey: read.text('PAYSTACK_PUBLIC_KEY') ?? (sandbox && 'pk_test_sandbox'),
    baseUrl: baseUrl ?? (sandbox ? `${sandbox.url}/paystack` : 'https://api.paystack.co'),
  };
}
