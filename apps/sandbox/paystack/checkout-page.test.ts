import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newReference, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const start = async (fields: Record<string, unknown> = {}) => {
  const body = { email: 'ada@example.com', amount: 123_456_789, reference: newReference(), ...fields };
  return (await box.paystack('/transaction/initialize', body)).body.data as {
    authorization_url: string;
    reference: string;
  };
};

test('the address of a payment shows a person what they pay and what they can do', async () => {
  const { authorization_url, reference } = await start();
  const page = await call(authorization_url);
  expect(page.status).toBe(200);
  expect(page.text).toContain('₦1,234,567.89');
  expect(page.text).toContain(reference);
  for (const outcome of ['success', 'failed', 'abandoned']) expect(page.text).toContain(`data-outcome="${outcome}"`);
});

test('no button is there before the script that hears it', async () => {
  const { authorization_url } = await start();
  const { text } = await call(authorization_url);
  expect(text).toContain('<button');
  expect(text.indexOf('<script')).toBeLessThan(text.indexOf('<button'));
  expect(text).toMatch(/<script src="[^"]+"><\/script>/);
});

test('nothing a caller wrote becomes markup, and no script runs but the one that came with the page', async () => {
  const { authorization_url } = await start({
    email: '"><script>@x.co',
    metadata: { cancel_action: 'javascript:alert(1)' },
  });
  const page = await call(authorization_url);
  expect(page.text).not.toContain('"><script>@');
  expect(page.text).not.toContain('javascript:');
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'self'`);
  expect((await call(`${box.url}/paystack/checkout/script.js`)).headers.get('content-type')).toContain('javascript');
  expect((await call(`${box.url}/paystack/checkout/style.css`)).headers.get('content-type')).toContain('css');
});

test('a payment that was made offers no buttons, and one that never was is 404', async () => {
  const { authorization_url, reference } = await start();
  await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' });
  const page = await call(authorization_url);
  expect(page.text).toContain('This payment was made.');
  expect(page.text).not.toContain('<button');
  expect((await call(`${box.url}/paystack/checkout/nobody`)).status).toBe(404);
});
