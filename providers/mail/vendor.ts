import { offer, type Surroundings, type Vendor } from '@wura/features/server/ports';
import { mailer } from '@wura/notices/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { createMailer } from './mailer.ts';

interface MailSettings {
  readonly url: string;
  readonly from: string;
}

export const vendor: Vendor<MailSettings> = {
  name: 'mail',
  settings: readSettings,
  open: settings => ({ offers: [offer(mailer, createMailer(settings))] }),
};

function readSettings(read: SettingsReader, { sandbox }: Surroundings): MailSettings | undefined {
  const from = read.text('MAIL_FROM');
  if (from !== undefined && !isMailAddress(from)) throw new Error('MAIL_FROM must be one plain mail address');
  const url =
    read.url('SMTP_URL', ['smtp:', 'smtps:']) ??
    (sandbox && `smtp://${new URL(sandbox.url).hostname}:${sandbox.mailPort}`);
  if (url === undefined) return undefined;
  // The library would look for it on this machine, and no mail would leave.
  if (new URL(url).hostname === '') throw new Error('SMTP_URL names no host: smtp://user:password@mail.example:587');
  try {
    const { username, password } = new URL(url);
    for (const said of [username, password]) decodeURIComponent(said);
  } catch {
    throw new Error('SMTP_URL must have %25 for a percent sign in the name or the password');
  }
  return { url, from: from ?? senderAt(url) };
}

/** A mail server takes mail from the address that signs in to it; one that is signed in to otherwise, from its own domain. */
function senderAt(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl);
  const candidates = [decodeURIComponent(username), `no-reply@${hostname}`];
  return candidates.find(isMailAddress) ?? 'no-reply@wura.local';
}

/** A domain that ends in letters is no bare IP address. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[a-z]{2,}$/i.test(text);
}
