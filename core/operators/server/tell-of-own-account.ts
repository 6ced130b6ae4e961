import type { Tx } from '@wura/database';
import { mailTo } from '@wura/notices/server';
import { recordAct } from './audit.ts';
import { endOtherSessions } from './queries.ts';
import type { Operator } from './sessions.ts';

/** The operator hears of it by mail, in case it was not them; every other session ends, because one of them may be why. */
export async function tellOfOwnAccount(
  tx: Tx,
  caller: Operator,
  { what, said, why }: { what: string; said: string; why?: string },
  { address, requestId, at }: { address: string; requestId: string; at: Date },
): Promise<void> {
  await endOtherSessions(tx, { operator: caller.number, publicId: caller.sessionId, at });
  await recordAct(tx, { what, subject: caller.id, why }, { operator: caller, address, requestId, at });
  const text = `${said}, from ${address}. If that was not you, tell another admin at once: they can end your account.`;
  await mailTo(tx, { to: caller.email, name: caller.name, language: 'en', subject: said, text, at });
}
