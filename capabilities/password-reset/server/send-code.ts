import { dayMs, hourMs, minuteMs } from '@wura/platform/time';
import { randomInt } from 'node:crypto';
import { complete } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { findByNames, readContact, recordEvent } from '@wura/identity/server';
import { mailTo } from '@wura/notices/server';
import { textTo } from '@wura/notices/server/texts';
import { transaction, type Pool, type Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Vault } from '@wura/secrets/vault';
import { codeDigits } from '../rules.ts';
import { countCodes, deleteOldCodes, insertCode, lockCustomer, takeRequest, type CodeRequest } from './queries.ts';
import { codeWords } from './words.ts';

export { codeJob } from './ask-for-code.ts';

const goodForMs = 15 * minuteMs;
const sentInAnHourMax = 3;
/** More of them go to the mailbox: each text is paid for, and rings. */
const textedInADayMax = 5;
/**
 * After so many wrong tries in a day, as many as end one code, an attacker may be guessing or ending the owner's codes on
 * purpose. Going silent would do the stranger's work, so codes still come, twelve digits long for the rest of that day:
 * no attacker guesses one, or ends one without its first four digits. What is traded for it: an owner who mistypes five
 * times has more to type, and a stranger can still have three mails an hour sent, each of which the owner can use.
 */
const wrongTriesInADayMax = 5;
const openingDigits = 4;

export interface SendCodeNeeds {
  pool: Pool;
  vault: Pick<Vault, 'digests'>;
  now: () => number;
  /** Off only where load is tested: then every request is answered with a short code. Five tries at each stay. */
  hasRateLimits: boolean;
}

/** Finds out who was meant, and sends a code if the account exists. All of it happens once, or not at all. */
export function createCodeSender({ pool, vault, now, hasRateLimits }: SendCodeNeeds): JobHandler {
  return job =>
    transaction(pool, async tx => {
      await complete(tx, job);
      const request = await takeRequest(tx, job.subject);
      const customer = request && (request.customer ?? (await findByNames(tx, request.names)));
      if (request && customer !== undefined) await sendTo(tx, customer, request);
    });

  async function sendTo(tx: Tx, customer: bigint, request: Omit<CodeRequest, 'id'>): Promise<void> {
    const { purpose, address, requestId } = request;
    const at = new Date(now());
    const before = (ms: number) => new Date(at.getTime() - ms);
    await lockCustomer(tx, customer);
    const { sent, texted, wrongTries } = await countCodes(tx, {
      customer,
      purpose,
      sentSince: before(hourMs),
      triedSince: before(dayMs),
    });
    if (hasRateLimits && sent >= sentInAnHourMax) return;

    const isGuarded = hasRateLimits && wrongTries >= wrongTriesInADayMax;
    const code = randomDigits(isGuarded ? codeDigits.guarded : codeDigits.usual);
    const opening = isGuarded ? code.slice(0, openingDigits) : null;
    const publicId = randomId('cod');
    const expiresAt = new Date(at.getTime() + goodForMs);
    const [digest] = codeDigests(vault, { code, publicId });
    const contact = await readContact(tx, customer);
    const isTexted = request.channel === 'sms' && texted < textedInADayMax;
    const phone = isTexted ? contact.textedAt : null;
    const channel = phone === null ? 'email' : 'sms';
    await insertCode(tx, { publicId, customer, purpose, channel, digest, opening, at, expiresAt });
    await deleteOldCodes(tx, { customer, before: before(2 * dayMs) });
    const says = codeWords[purpose][contact.language]({ code: readable(code) });
    if (phone === null || says.short === undefined) {
      const { email: to, firstName: name, language } = contact;
      await mailTo(tx, { to, name, language, subject: says.title, text: says.text, at, uselessAfter: expiresAt });
    } else await textTo(tx, { to: phone, text: says.short, at, uselessAfter: expiresAt });
    await recordEvent(tx, { what: 'reset_code_sent', customer, address, requestId, at });
  }
}

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A long code in groups, as people read digits aloud; the form takes the spaces. */
const readable = (code: string) => (code.length > codeDigits.usual ? code.replaceAll(/\d{3}(?=\d)/g, '$& ') : code);

/** Bound to its row: a digest copied to another one is worth nothing there. The first is under the present key. */
export function codeDigests(vault: Pick<Vault, 'digests'>, { code, publicId }: { code: string; publicId: string }) {
  return vault.digests(code, `reset code ${publicId}`);
}
