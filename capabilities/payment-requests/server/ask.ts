import { randomBytes } from 'node:crypto';
import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { readNames, seenBy, type SignedIn } from '@wura/identity/server';
import { moneyOf } from '@wura/money';
import { currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { base32 } from '@wura/platform/identifiers';
import { dayMs, hourMs } from '@wura/platform/time';
import { walletRefusals } from '@wura/wallets/contract';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonFaults } from '@wura/wire/faults';
import { asFault } from '@wura/wire/phrases';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { requestRefusals, type routes } from '../contract.ts';
import type { PaymentRequests } from './needs.ts';
import { moneyAsked } from './notices.ts';
import { countAsked, countOpen, insertRequest, type RequestRow } from './queries.ts';

const openMax = 100;
/** Of one customer: more would be begging, or worse. */
const ofPayerMax = 3;
/** Those that were taken back included: each rings on the telephone of the customer who is asked, with a note of the asker's. */
const ofPayerInADayMax = 10;
const weekHours = 7 * 24;

export async function ask(
  needs: PaymentRequests,
  call: Call<typeof routes.ask, SignedIn>,
  noteMade: NoteMade,
): Promise<RequestRow> {
  const { amount, currency = 'NGN', note, to, expiresInHours = weekHours } = call.body;
  if (!isCurrencyCode(currency)) {
    throw refuse(walletRefusals.unsupported_currency, {
      errors: { currency: asFault(walletRefusals.unsupported_currency) },
    });
  }
  const money = amount === undefined ? undefined : moneyOf(amount, currency);
  if (typeof money === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  const payer = to === undefined ? undefined : await findPayer(needs, to, call.caller.number);
  if (to !== undefined && !payer) throw refuse(requestRefusals.payer_not_found);
  const asker = call.caller.number;
  if (payer?.number === asker) throw refuse(requestRefusals.asked_oneself);
  const at = new Date(needs.now());
  return transaction(needs.pool, async tx => {
    const { all, ofPayer } = await countOpen(tx, { asker, payer: payer?.number ?? null, at });
    if (all >= openMax) throw refuse(requestRefusals.requests_full);
    if (ofPayer >= ofPayerMax) throw refuse(requestRefusals.requests_waiting);
    const since = new Date(at.getTime() - dayMs);
    if (payer && (await countAsked(tx, { asker, payer: payer.number, since })) >= ofPayerInADayMax) {
      throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: hourMs / 1_000 });
    }
    const row = await insertRequest(tx, {
      code: newCode(),
      asker,
      payer: payer?.number ?? null,
      currency: currencyOf(currency).id,
      amount: money?.minor ?? null,
      note: note || null,
      created_at: at,
      expires_at: new Date(at.getTime() + expiresInHours * hourMs),
    });
    if (payer && money) {
      const name = (await readNames(tx, [asker])).get(asker)!;
      const facts = { code: row.code, name, amount: money, note: row.note };
      await notify(tx, { customer: payer.number, what: moneyAsked, facts, at });
    }
    await noteMade(tx, row.code);
    return row;
  });
}

/** None for an asker whom they keep away. */
function findPayer({ identity: { holders } }: PaymentRequests, to: string, asker: bigint) {
  return seenBy(to.startsWith('@') ? holders.findByUsername(to.slice(1)) : holders.findByAccountNumber(to), asker);
}

/** Eighty random bits: short enough for a square code on a wall, and too many to guess. */
const newCode = () => base32(randomBytes(10)).toLowerCase();
