import type { SignedIn } from '@wura/identity/server';
import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { Entry, Posted } from '@wura/ledger/server/order';
import { formatMoney, type Money } from '@wura/money';
import { placeOrder } from '@wura/orders/server';
import { walletRefusals } from '@wura/wallets/contract';
import { admit, clear, termsOf } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { completedRow } from '@wura/wallets/server/statements';
import { begin, complete, keepAnswer } from '@wura/wallets/server/waiting-movements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { ReplyOf } from '@wura/wire';
import { findState } from '../places.ts';
import { waterReasons, waterRefusals } from '../refusals.ts';
import type { routes } from '../contract.ts';
import { deliveryWindow, isByPartner } from '../delivery-window.ts';
import { salesPurpose, waterPurchase, type WaterDetails } from './kind.ts';
import type { Water } from './needs.ts';
import { priceOf, waterPrice } from './prices.ts';
import { waterOrder } from './water-order.ts';

export type BuyCall = Call<typeof routes.buy, SignedIn>;
export type Bought = ReplyOf<typeof routes.buy>;

/** Pays for water at once and places the order for it, in one commit. */
export async function buyWater(
  needs: Water,
  call: BuyCall,
  intent: Intent,
): Promise<Posted & { readonly answer: Bought }> {
  const { pool, policy, now } = needs;
  const { waterTypeId, quantity, totalAmount: shown, pin } = call.body;
  const at = new Date(now());
  const payer = await admit(needs, call, call.body.walletId ?? (await defaultWallet(needs, call.caller)).publicId);
  if (payer.wallet.currency !== 'NGN') {
    throw refuse(walletRefusals.wrong_currency, { reason: say(waterReasons.water_naira_only, {}) });
  }
  const amount: Money = { currency: 'NGN', minor: priceOf(policy, waterTypeId) * BigInt(quantity) };
  if (shown && shown.minor !== amount.minor) {
    throw refuse(waterRefusals.water_price_changed, { body: { totalAmount: formatMoney(amount) } });
  }
  const { fees } = policy.price({ kind: waterPrice, amount });
  const cleared = await clear(needs, payer, { as: 'purchase', amount, fees, pin });
  const { stateId, address } = call.body;
  const details: WaterDetails = {
    waterTypeId,
    quantity,
    countryId: call.body.countryId,
    stateId,
    address,
  };

  const pay = async (tx: Tx) => {
    const entry = await begin(tx, cleared, { kind: waterPurchase, details, intent });
    await complete(tx, entry.transferId, { purpose: salesPurpose });
    const answer = await order(tx, needs, { call, entry, details, amount, wallet: payer.wallet, at });
    await keepAnswer(tx, entry.transferId, { status: 200, body: answer });
    return { entry, replayed: false, answer };
  };
  try {
    return await transaction(pool, pay, { retries: 5 });
  } catch (error) {
    throw await termsOf(cleared).explain(error);
  }
}

async function defaultWallet({ walletServices }: Water, { number: owner }: SignedIn): Promise<WalletFacts> {
  const wallet = await walletServices.wallets.ofCustomer({ owner, currency: 'NGN' });
  if (!wallet) throw refuse(waterRefusals.no_default_wallet);
  return wallet;
}

interface Paid {
  call: BuyCall;
  entry: Entry;
  details: WaterDetails;
  amount: Money;
  wallet: WalletFacts;
  at: Date;
}

/** The order beside its payment, and what the customer is told of both. */
async function order(
  tx: Tx,
  { walletServices: { statements } }: Water,
  { call, entry, details, amount, wallet, at }: Paid,
): Promise<Bought> {
  const { waterTypeId, quantity, stateId, address } = call.body;
  const row = {
    ...completedRow(entry),
    amountMinor: amount.minor,
    details,
    isHold: true,
  };
  const transaction = statements.transaction(row, wallet, undefined);
  const { reference } = transaction;
  const { country_id: countryId } = findState(stateId)!;
  const window = deliveryWindow({ countryId, stateId }, at.getTime());
  const id = await placeOrder(tx, waterOrder, {
    customer: wallet.owner,
    details: {
      waterTypeId,
      quantity,
      countryId,
      stateId,
      address,
      reference,
      totalMinor: String(amount.minor),
      wallet: entry.wallet,
      seq: entry.seq,
    },
    transferId: entry.transferId,
    promised: window,
    at,
  });
  return {
    message: 'Water purchase successful',
    totalAmount: formatMoney(amount),
    reference,
    status: 'completed',
    order: { id, status: 'placed', by_partner: isByPartner({ stateId }), window },
    transaction,
  };
}
