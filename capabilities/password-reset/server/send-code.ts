import { randomInt } from 'node:crypto';
import { finish } from '@wura/errands';
import type { DoErrand } from '@wura/errands/run';
import { findByNames, readContact, recordEvent } from '@wura/identity/server';
import { mailTo } from '@wura/notices/server';
import { transaction, type Pool, type Tx } from '@wura/platform/database';
import { randomId } from '@wura/platform/identifiers';
import type { Vault } from '@wura/platform/vault';
import {
  countCodes,
  deleteOldCodes,
  insertCode,
  lockCustomer,
  takeRequest,
  type CodeRequest,
  type Purpose,
} from './queries.ts';
import { codeWords } from './words.ts';

export { codeErrand } from './ask-for-code.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const goodForMs = 15 * minuteMs;
const sentInAnHourMax = 3;
/**
 * A stranger who asks for codes and guesses at each of them would hit one in a few years. Fifteen wrong tries a day stretch
 * that to centuries; the owner, who reads the codes, makes none.
 */
const wrongTriesInADayMax = 15;

export interface SendCodeNeeds {
  pool: Pool;
  vault: Pick<Vault, 'digests'>;
  now: () => number;
}

/** Finds out who was meant, and mails a code if it is anybody. All of it happens once, or not at all. */
export function createCodeSender({ pool, vault, now }: SendCodeNeeds): DoErrand {
  return errand =>
    transaction(pool, async tx => {
      await finish(tx, errand);
      const request = await takeRequest(tx, errand.subject);
      const customer = request && (request.customer ?? (await findByNames(tx, request.names)));
      if (request && customer !== undefined) await sendTo(tx, customer, request);
    });

  async function sendTo(tx: Tx, customer: bigint, request: Omit<CodeRequest, 'id'>): Promise<void> {
    const { purpose, address, requestId } = request;
    const at = new Date(now());
    const before = (ms: number) => new Date(at.getTime() - ms);
    await lockCustomer(tx, customer);
    const { sent, wrongTries } = await countCodes(tx, {
      customer,
      sentSince: before(hourMs),
      triedSince: before(dayMs),
    });
    if (sent >= sentInAnHourMax || wrongTries >= wrongTriesInADayMax) return;

    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const publicId = randomId('cod');
    const expiresAt = new Date(at.getTime() + goodForMs);
    const [digest] = codeDigests(vault, { code, publicId });
    await insertCode(tx, { publicId, customer, purpose, digest, at, expiresAt });
    await deleteOldCodes(tx, { customer, before: before(2 * dayMs) });
    await mailCode(tx, { customer, purpose, code, at, expiresAt });
    await recordEvent(tx, { what: 'reset_code_sent', customer, address, requestId, at });
  }
}

async function mailCode(
  tx: Tx,
  {
    customer,
    purpose,
    code,
    at,
    expiresAt,
  }: { customer: bigint; purpose: Purpose; code: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { email, firstName, language } = await readContact(tx, customer);
  const { title, text } = codeWords[purpose][language]({ code });
  await mailTo(tx, { to: email, name: firstName, language, subject: title, text, at, uselessAfter: expiresAt });
}

/** Bound to its row: a digest copied to another one is worth nothing there. The first is under the present key. */
export function codeDigests(vault: Pick<Vault, 'digests'>, { code, publicId }: { code: string; publicId: string }) {
  return vault.digests(code, `reset code ${publicId}`);
}
