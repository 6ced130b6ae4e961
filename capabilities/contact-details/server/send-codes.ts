import type { Tx } from '@wura/database';
import { canBeTexted, maskEmail, maskPhone } from '@wura/identity/server';
import { mailTo } from '@wura/notices/server';
import type { Language } from '@wura/notices/server/kinds';
import { textTo } from '@wura/notices/server/texts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Waiting } from '../contract.ts';
import { contactRefusals } from '../refusals.ts';
import type { End } from './codes.ts';
import type { ContactNeeds } from './needs.ts';
import { codeWords, type CodeFor } from './words.ts';

export interface Sent {
  end: End;
  kind: 'email' | 'phone';
  to: string;
  code: string;
  why: CodeFor;
}

/** One code to one end, by mail or as a text message. */
export async function sendCode(
  tx: Tx,
  { end, kind, to, code, why }: Sent,
  { language, name, at, expiresAt }: { language: Language; name: string; at: Date; expiresAt: Date },
): Promise<Waiting['sent_to'][number]> {
  const { title, text, short } = codeWords[why][language](code);
  if (kind === 'email') {
    await mailTo(tx, { to, name, language, subject: title, text, at, uselessAfter: expiresAt });
    return { end, channel: 'email', to: maskEmail(to) };
  }
  await textTo(tx, { to, text: short, at, uselessAfter: expiresAt });
  return { end, channel: 'sms', to: maskPhone(to) };
}

/** Refuses a number that no text message of ours goes to. */
export function requireTexted(phone: string): void {
  if (!canBeTexted(phone)) throw refuse(contactRefusals.contact_not_texted);
}

/** Refuses where so many went that it would be a nuisance, or worse. */
export async function requireRoomAt(
  { countCode, countTexts }: Pick<ContactNeeds, 'countCode' | 'countTexts'>,
  to: string,
  { texts, address }: { texts: number; address: string },
): Promise<void> {
  const retryAfterSeconds = (await countCode(to)) || (texts > 0 ? await countTexts(address, texts) : 0);
  if (retryAfterSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds });
}
