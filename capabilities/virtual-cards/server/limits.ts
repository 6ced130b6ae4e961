import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { formatMoney, parseMoney } from '@wura/money';
import type { Fault } from '@wura/wire/phrases';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { cardRefusals, type CardLimits, type routes } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { listCharges, readFigure } from './entries.ts';
import { expectRenewals } from './expect-renewals.ts';
import type { Opened } from './needs.ts';
import { lockCard, readCard, updateCard, type CardRow } from './queries.ts';

type Saving = Call<typeof routes.saveLimits, SignedIn>;

export async function showLimits(
  { pool, walletServices, now }: Opened,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<CardLimits> {
  const card = await readCard(pool, { customer, publicId });
  if (!card) throw refuse(commonRefusals.not_found);
  const { currency } = card;
  const figure = await readFigure(pool, card.id);
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const wallet = card.top_up_wallet && (await walletServices.wallets.byId(Number(card.top_up_wallet)));
  const renewals = expectRenewals(await listCharges(pool, card.id), new Date(now()));
  return {
    per_purchase: card.per_purchase === null ? null : money(card.per_purchase),
    per_month: card.per_month === null ? null : money(card.per_month),
    spent_this_month: money(figure.spent),
    single_merchant: card.is_single,
    merchant: card.merchant,
    auto_top_up: wallet
      ? {
          below: money(card.top_up_below!),
          amount: money(card.top_up_amount!),
          monthly_ceiling: money(card.top_up_ceiling!),
          wallet_id: wallet.publicId,
        }
      : null,
    topped_up_this_month: money(figure.toppedUp),
    renewals: renewals.map(({ merchant, amount, on }) => ({
      merchant,
      amount: money(amount),
      expected_on: on,
      is_covered: figure.balance >= amount,
    })),
  };
}

/** What is left out stays. Letting a card spend more, or take money by itself, is confirmed with the PIN. */
export async function saveLimits(needs: Opened, call: Saving): Promise<CardLimits> {
  const { pool, identity } = needs;
  const { caller, params, body, address, requestId } = call;
  const of = { customer: caller.number, publicId: params.id };
  const card = await readCard(pool, of);
  if (!card) throw refuse(commonRefusals.not_found);
  if (card.status === 'closed' || card.status === 'failed') throw refuse(cardRefusals.card_closed);
  const change = readChange(card, body);
  const isConfirmed = isLooser(card, change);
  if (isConfirmed) {
    if (!(await identity.pins.hasPin(caller.number))) throw refuse(identityRefusals.pin_not_set);
    if (body.pin === undefined) throw refuse(identityRefusals.pin_required);
    await identity.pins.check(caller.number, body.pin, { address, requestId });
  }
  await transaction(pool, async (tx: Tx) => {
    // A lock of the account ends what a card takes by itself, and nothing begins it anew after that.
    await refuseEnded(tx, caller);
    // Another window of theirs has made it stricter since.
    const held = await lockCard(tx, card.id);
    if (isLooser(held, change) && !isConfirmed) throw refuse(identityRefusals.pin_required);
    await updateCard(tx, card.id, change);
  });
  return showLimits(needs, of);
}

type Change = Partial<CardRow>;

function readChange(card: CardRow, body: Saving['body']): Change {
  const change: Change = {};
  const minor = (sent: unknown, field: string, fault: Fault = cardFaults.card_limit_invalid): bigint => {
    const money = parseMoney(sent, card.currency);
    if (typeof money === 'string') throw refuseFields({ [field]: fault });
    return money.minor;
  };
  if (body.per_purchase !== undefined) {
    change.per_purchase = body.per_purchase === null ? null : minor(body.per_purchase, 'per_purchase');
  }
  if (body.per_month !== undefined) {
    change.per_month = body.per_month === null ? null : minor(body.per_month, 'per_month');
  }
  if (body.single_merchant !== undefined) {
    change.is_single = body.single_merchant;
    // A customer who begins anew with it chooses the shop anew.
    if (!body.single_merchant) change.merchant = null;
  }
  const wanted = body.auto_top_up;
  if (wanted === null) {
    Object.assign(change, { top_up_below: null, top_up_amount: null, top_up_ceiling: null, top_up_wallet: null });
  } else if (wanted !== undefined) {
    const fault = cardFaults.card_top_up_invalid;
    const below = minor(wanted.below, 'auto_top_up.below', fault);
    const amount = minor(wanted.amount, 'auto_top_up.amount', fault);
    const ceiling = minor(wanted.monthly_ceiling, 'auto_top_up.monthly_ceiling', fault);
    if (ceiling < amount) throw refuseFields({ 'auto_top_up.monthly_ceiling': fault });
    Object.assign(change, {
      top_up_below: below,
      top_up_amount: amount,
      top_up_ceiling: ceiling,
      top_up_wallet: card.wallet,
    });
  }
  return change;
}

function isLooser(card: CardRow, change: Change): boolean {
  const isMore = (before: bigint | null, after: bigint | null | undefined) =>
    after !== undefined && before !== null && (after === null || after > before);
  return (
    isMore(card.per_purchase, change.per_purchase) ||
    isMore(card.per_month, change.per_month) ||
    (card.is_single && change.is_single === false) ||
    (change.top_up_wallet !== undefined && change.top_up_wallet !== null)
  );
}
