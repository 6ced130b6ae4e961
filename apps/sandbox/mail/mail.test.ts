import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const outbox = async (to: string) => (await box.control(`/outbox?to=${encodeURIComponent(to)}`)).body;

test('mail that comes in by SMTP is in the outbox, once for each who would get it', async () => {
  const transport = createTransport({ url: box.smtpUrl });
  await transport.sendMail({
    from: 'wura@example.com',
    to: 'one@example.com',
    bcc: 'two@example.com',
    subject: 'Ẹ káàárọ̀, it costs ₦50',
    text: 'First line\n.\nA line after a single dot, 3 = 3\n',
  });
  const expected = {
    channel: 'email',
    subject: 'Ẹ káàárọ̀, it costs ₦50',
    text: 'First line\n.\nA line after a single dot, 3 = 3',
    at: expect.any(String),
  };
  expect(await outbox('one@example.com')).toEqual([{ ...expected, to: 'one@example.com' }]);
  expect(await outbox('TWO@example.com')).toEqual([{ ...expected, to: 'two@example.com' }]);
});

test('any user and password will do, and a mail without end is not taken', async () => {
  const url = box.smtpUrl.replace('smtp://', 'smtp://somebody:secret@');
  const sent = createTransport({ url }).sendMail({
    from: 'wura@example.com',
    to: 'large@example.com',
    text: 'x'.repeat(2 * 1024 * 1024),
  });
  await expect(sent).rejects.toMatchObject({ responseCode: 552 });
  expect(await outbox('large@example.com')).toEqual([]);
});

test('a person can read it all on a page, where nothing that was sent means anything to a browser', async () => {
  await createTransport({ url: box.smtpUrl }).sendMail({
    from: 'wura@example.com',
    to: 'page@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Your code is 123456. <img src=x onerror=alert(1)>',
  });
  const { text, headers } = await call(`${box.url}/_sandbox/mail?to=page%40example.com`);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(text).toContain('Your code is 123456.');
  expect(text).toContain('1 message, the newest first.');
  expect(text).not.toMatch(/<script|<img/);
  const nothing = await call(`${box.url}/_sandbox/mail?to=%22%3E%3Cb%3E`);
  expect(nothing.text).toContain('Nothing was sent yet.');
  expect(nothing.text).not.toContain('<b>');
  expect((await call(`${box.url}/_sandbox/mail/style.css`)).headers.get('content-type')).toContain('text/css');
});

test('the page too is for this machine only', async () => {
  const { statusCode } = await box.sandbox.app.inject({ url: '/_sandbox/mail', remoteAddress: '203.0.113.9' });
  expect(statusCode).toBe(403);
});
