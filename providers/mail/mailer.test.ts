import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from './mailer.ts';

interface Received extends Email {
  recipients: string[];
}

/** A mail server on the wire; give what it refuses. */
async function openServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    disableReverseLookup: true,
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<undefined> => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
    }),
    ...options,
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, received };
}

const mail = {
  id: 'mai_1',
  to: 'ada@example.com',
  subject: 'Votre code de réinitialisation',
  text: 'Il est 123456.\n',
};
const from = 'no-reply@wura.example';

const refusing = (responseCode: number) => Object.assign(new Error('<ada@example.com> no'), { responseCode });

test('a mail arrives as it was written, from us, under an id that stays the same', async () => {
  const { url, received } = await openServer();
  const mailer = createMailer({ url, from });
  expect(await mailer.send(mail)).toEqual({ outcome: 'accepted' });
  await mailer.send(mail);
  expect(received.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<mai_1@wura.example>'));
  expect(received[0]).toMatchObject({
    recipients: ['ada@example.com'],
    subject: mail.subject,
    text: mail.text,
    from: { name: 'Wura', address: from },
    to: [{ address: 'ada@example.com' }],
  });
  expect(received[0]!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('nothing in a mail becomes a header or another recipient', async () => {
  const { url, received } = await openServer();
  const subject = 'Hello\r\nBcc: everyone@example.com\r\n\r\nAnother body';
  await createMailer({ url, from }).send({ ...mail, subject });
  expect(received[0]!.recipients).toEqual(['ada@example.com']);
  expect(received[0]!.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(received[0]!.text).toBe(mail.text);
});

test.each([550, 553])('an address that the server refuses with %i is declined for good', async code => {
  const { url } = await openServer({ onRcptTo: (_address, _session, done) => done(refusing(code)) });
  expect(await createMailer({ url, from }).send(mail)).toEqual({ outcome: 'declined', reason: `RCPT TO ${code}` });
});

test.each([421, 450, 452])('a server that says %i says "later"', async code => {
  const { url } = await openServer({ onRcptTo: (_address, _session, done) => done(refusing(code)) });
  expect(await createMailer({ url, from }).send(mail)).toMatchObject({ outcome: 'unknown' });
});

test('a server that does not want us, or refuses our sender, has said nothing about the mail', async () => {
  const closed = await openServer({ onConnect: (_session, done) => done(refusing(554)) });
  expect(await createMailer({ url: closed.url, from }).send(mail)).toMatchObject({ outcome: 'unknown' });
  const picky = await openServer({ onMailFrom: (_address, _session, done) => done(refusing(550)) });
  expect(await createMailer({ url: picky.url, from }).send(mail)).toMatchObject({ outcome: 'unknown' });
});

test('a server that goes on saying something is hung up on when its time is over', async () => {
  const isOpen = new Set<Socket>();
  const drip = createServer(socket => {
    isOpen.add(socket.on('error', () => {}).on('close', () => isOpen.delete(socket)));
    socket.write('220 mail.example\r\n');
    socket.once('data', () => setInterval(() => socket.write('250-wait\r\n'), 20).unref());
  }).listen(0, '127.0.0.1');
  await once(drip, 'listening');
  onTestFinished(() => void drip.close());
  const url = `smtp://127.0.0.1:${(drip.address() as AddressInfo).port}`;
  expect(await createMailer({ url, from, timeoutMs: 300 }).send(mail)).toMatchObject({ outcome: 'unknown' });
  await vi.waitFor(() => expect(isOpen.size).toBe(0));
});

test('a server that is not there, or never answers, leaves it unknown in good time', async () => {
  expect(await createMailer({ url: 'smtp://127.0.0.1:9', from }).send(mail)).toMatchObject({ outcome: 'unknown' });
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const began = performance.now();
  expect(await createMailer({ url, from, timeoutMs: 300 }).send(mail)).toMatchObject({ outcome: 'unknown' });
  expect(performance.now() - began).toBeLessThan(2_000);
});
