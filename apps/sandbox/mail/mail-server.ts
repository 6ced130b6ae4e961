import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import type { Log } from '@wura/platform/log';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Outbox } from '../outbox.ts';

export interface MailServer {
  /** Answers the address it listens on. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

const mailBytesMax = 1024 * 1024;

/** One mailbox for every address: a real mail server that takes every mail and delivers none. */
export function createMailServer({ outbox, log }: { outbox: Outbox; log: Log }): MailServer {
  const server = new SMTPServer({
    // It has no certificate and needs none: only this machine can reach it.
    hideSTARTTLS: true,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    size: mailBytesMax,
    disableReverseLookup: true,
    logger: false,
    onData: callbackify(take),
  });
  // A connection that breaks is its caller's business; without a listener it would be our end.
  server.on('error', error => log.warn('mail not taken', { error: error.message }));

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) throw Object.assign(new Error('the mail is too large'), { responseCode: 552 });
    const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
    // By the envelope, because that is who would get it, whatever the mail says on top.
    for (const { address } of envelope.rcptTo) {
      outbox.keep({ to: address, channel: 'email', subject, text: text.replaceAll('\r\n', '\n').trimEnd() });
    }
  }

  return {
    async listen(port) {
      const listener = server.listen(port, '127.0.0.1');
      await once(listener, 'listening');
      return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>(resolve => server.close(resolve)),
  };
}
