import type { Tx } from '@wura/database';
import { maskEmail, maskPhone } from '@wura/identity/server';
import { mailTo } from '@wura/notices/server';
import type { Language } from '@wura/notices/server/kinds';
import { textTo } from '@wura/notices/server/texts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Waiting } from '../contract.ts';
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

/** Refuses where so many went that it would be a nuisance, or worse. */
export async function requireRoomAt({ countCode }: Pick<ContactNeeds, 'countCode'>, to: string): Promise<void> {
  const retryAfterSeconds = await countCode(to);
  if (retryAfterSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds });
}
