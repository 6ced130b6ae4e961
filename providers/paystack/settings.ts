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
  const given = readKeys(read);
  const secretKey = given.secretKey ?? (sandbox && 'sk_test_sandbox');
  if (!secretKey) return undefined;
  return {
    secretKey,
    publicKey: given.publicKey ?? (sandbox && 'pk_test_sandbox'),
    baseUrl: baseUrl ?? (sandbox ? `${sandbox.url}/paystack` : 'https://api.paystack.co'),
  };
}

/** One in the other's place would be told to every browser. */
function readKeys(read: SettingsReader): { secretKey: string | undefined; publicKey: string | undefined } {
  const [secretKey, publicKey] = [read.text('PAYSTACK_SECRET_KEY'), read.text('PAYSTACK_PUBLIC_KEY')];
  if (secretKey?.startsWith('sk_') === false)
    throw new Error('PAYSTACK_SECRET_KEY must be the key that begins with sk_');
  if (publicKey?.startsWith('pk_') === false)
    throw new Error('PAYSTACK_PUBLIC_KEY must be the key that begins with pk_');
  if (secretKey === undefined && publicKey !== undefined) {
    throw new Error('PAYSTACK_PUBLIC_KEY is set, and PAYSTACK_SECRET_KEY is not');
  }
  if (publicKey !== undefined && isOfTests(publicKey) !== isOfTests(secretKey!)) {
    throw new Error('PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY must both be live keys or both be test keys');
  }
  return { secretKey, publicKey };
}

const isOfTests = (key: string) => key.slice(3).startsWith('test_');
