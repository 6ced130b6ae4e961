import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail that the product sent to this address, and answers it. */
export async function mailTo(address: string, subject: string | RegExp): Promise<Mail> {
  let found: Mail | undefined;
  const outbox = `${process.env['WURA_SANDBOX_URL']}/_sandbox/outbox?to=${encodeURIComponent(address)}`;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(outbox)).json()) as Mail[];
        found = mails.findLast(mail => mail.subject.search(subject) >= 0);
        return found?.subject;
      },
      { message: `mail to ${address}`, timeout: 10_000 },
    )
    .toBeDefined();
  return found!;
}

/** Waits for a text message that the product sent to this number, and answers the code in it. */
export async function codeTextedTo(phone: string, words: string): Promise<string> {
  let found: string | undefined;
  const outbox = `${process.env['WURA_SANDBOX_URL']}/_sandbox/outbox?to=${encodeURIComponent(phone)}`;
  await expect
    .poll(
      async () => {
        const sent = (await (await fetch(outbox)).json()) as Mail[];
        found = sent.findLast(({ text }) => text.includes(words))?.text;
        return found;
      },
      { message: `text to ${phone}`, timeout: 10_000 },
    )
    .toBeDefined();
  return /\b\d{6}\b/.exec(found!)![0];
}
