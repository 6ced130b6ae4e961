import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { TestProduct } from '@wura/app-server/testing/test-product';

// Printed in the sandbox's manual, and no secret.
const secretKey = 'sk_test_Sandbox_bridgecard';
const webhookSecret = 'whs_sandbox_bridgecard';

/** An event as the issuer would sign it, whether or not it is true: the signature does not cover what it says. */
export async function tellOfCard(product: TestProduct, event: { event: string; data: object }): Promise<void> {
  const { status, text } = await product.call('POST', '/api/webhooks/bridgecard', {
    body: JSON.stringify(event),
    headers: { 'x-webhook-signature': sign() },
  });
  if (status !== 200) throw new Error(text);
}

/** The secret under the key, as OpenSSL encrypts under a pass-phrase. */
function sign(): string {
  const salt = randomBytes(8);
  let derived = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (derived.length < 48) {
    last = createHash('md5')
      .update(Buffer.concat([last, Buffer.from(secretKey), salt]))
      .digest();
    derived = Buffer.concat([derived, last]);
  }
  const cipher = createCipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32, 48));
  const bytes = Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(webhookSecret, 'utf8'), cipher.final()]);
  return bytes.toString('base64');
}
