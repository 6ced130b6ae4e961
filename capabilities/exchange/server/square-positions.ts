import type { Tx } from '@wura/database';
import { formatMoney, parseMoney, type Money } from '@wura/money';
import { currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { defineApproval, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { randomId } from '@wura/platform/identifiers';
import { positionPurpose } from '@wura/wallets/server/system-wallets';
import { moveBetweenSystemWallets } from '@wura/wallets/server/system-transfers';
import { refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { squaringRefusals } from '../operator-contract.ts';
import { squaringTrade } from './kinds.ts';
import { insertSquaring, isSquared } from './position-queries.ts';

/** Where what was traded outside came from and went to: the owner's own accounts at banks. */
const outside = 'owner_bank';

const payload = z.object({
  reference: z.string(),
  sold: z.string(),
  sold_currency: z.string(),
  bought: z.string(),
  bought_currency: z.string(),
});

/** What the house sold and bought outside, booked once both have said so. */
export const squaringApproval = defineApproval({
  name: 'fx_squaring',
  roles: ['finance'],
  payload,
  async carryOut(tx, { subject: reference, payload: trade, reason, begunBy, approvedBy }, note) {
    if (await isSquared(tx, reference)) throw refuse(squaringRefusals.squaring_booked);
    const [sold, bought] = [moneyIn(trade.sold, trade.sold_currency), moneyIn(trade.bought, trade.bought_currency)];
    const kind = squaringTrade;
    // What was sold leaves the house's position, and what was bought comes into it.
    const soldTransfer = await moveBetweenSystemWallets(tx, {
      kind,
      name: `fx squaring sold\0${reference}`,
      from: positionPurpose,
      to: outside,
      money: sold,
    });
    const boughtTransfer = await moveBetweenSystemWallets(tx, {
      kind,
      name: `fx squaring bought\0${reference}`,
      from: outside,
      to: positionPurpose,
      money: bought,
    });
    const side = (money: Money, transferId: number) => {
      return { currency: currencyOf(money.currency).id, minor: money.minor, transferId };
    };
    await insertSquaring(tx, {
      publicId: randomId('sqr'),
      reference,
      sold: side(sold, soldTransfer),
      bought: side(bought, boughtTransfer),
      begunBy,
      approvedBy,
      reason,
    });
    const what = `${formatMoney(sold)} ${sold.currency} for ${formatMoney(bought)} ${bought.currency}`;
    await note({ what: 'positions_squared', subject: reference, why: `${what}: ${reason}` });
  },
});

/** One operator says what was traded; it is booked once another agrees. */
export async function beginSquaring(
  tx: Tx,
  approvals: Pick<Approvals, 'begin'>,
  asked: { reference: string; sold: Money; bought: Money; reason: string; operator: Operator },
  note: Note,
): Promise<string> {
  const { reference, sold, bought, reason, operator } = asked;
  if (await isSquared(tx, reference)) throw refuse(squaringRefusals.squaring_booked);
  const trade = {
    reference,
    sold: formatMoney(sold),
    sold_currency: sold.currency,
    bought: formatMoney(bought),
    bought_currency: bought.currency,
  };
  const begun = { subject: reference, payload: trade, reason, operator };
  return (await approvals.begin(tx, squaringApproval, begun, note)).id;
}

function moneyIn(amount: string, currency: string): Money {
  const money = isCurrencyCode(currency) ? parseMoney(amount, currency) : 'unknown';
  if (typeof money === 'string') throw new Error(`a squaring was begun with ${amount} ${currency}`);
  return money;
}
