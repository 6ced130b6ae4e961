import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, MailAnswer, Mailer } from '@wura/notices/server/ports';
import { createTransport } from 'nodemailer';

export interface MailerOptions {
  /** `smtp://user:password@host:587`, or `smtps:` where the connection is encrypted from the first byte. */
  url: string;
  /** A plain address; the name beside it is ours. */
  from: string;
  /** In all: the worker that asks holds a lease of 15 s. */
  timeoutMs?: number;
}

/** Mail by SMTP, one connection for each: there are few, and none should wait behind one that hangs. */
export function createMailer({ url, from, timeoutMs = 12_000 }: MailerOptions): Mailer {
  const stepMs = timeoutMs / 3;
  const options = {
    url,
    // A listener on the way would learn the password. Our own machine has no way to listen on.
    requireTLS: URL.parse(url)?.username !== '' && !isThisMachine(url),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = from.slice(from.indexOf('@') + 1);

  return {
    async send(mail) {
      const outOfTime: MailAnswer = { outcome: 'unknown', reason: 'no answer in time' };
      const socket = new Socket();
      try {
        return await Promise.race([hand(mail, socket), sleep(timeoutMs, outOfTime, { ref: false })]);
      } finally {
        // A server that says something now and then and never all of it would be listened to for ever, and could take the mail
        // after it was given up.
        socket.destroy();
      }
    },
  };

  async function hand({ id, to, subject, text }: Mail, socket: Socket): Promise<MailAnswer> {
    try {
      await createTransport({ ...options, socket }).sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name: 'Wura', address: from },
        // As an object, so that it is one address whatever is in it; a text would be read as a list.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { outcome: 'accepted' };
    } catch (error) {
      return whatWentWrong(error as SmtpError);
    }
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Said about this very mail or its address, and not about us or the hour. */
const stepsAboutTheMail = ['RCPT TO', 'DATA'];

/** Only what a mail server calls permanent is (RFC 5321, 4.2.1: 5yz), and only where it speaks of the mail. */
function whatWentWrong({ code = 'error', command = '', responseCode = 0 }: SmtpError): MailAnswer {
  const isForGood = responseCode >= 500 && responseCode < 600 && stepsAboutTheMail.includes(command);
  // The server's own sentence may repeat the address, and a log is no place for it.
  const reason = [command, responseCode || code].filter(Boolean).join(' ');
  return { outcome: isForGood ? 'declined' : 'unknown', reason };
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');
}
