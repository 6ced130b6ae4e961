import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import { currencyOf } from '@wura/money/currencies';
import { uuidOf } from '@wura/wallets/server/intents';
import { noDetails, type MovementKind } from '@wura/wallets/server/kinds';
import { freeShard, systemWallets } from '@wura/wallets/server/system-wallets';
import { say } from '@wura/wire/phrases';
import { paymentPhrases } from '../contract.ts';
import type { Payment } from './queries.ts';

/** Between wallets of the system alone, so no customer ever reads it. */
export const providerLoss: MovementKind = {
  id: 4,
  name: 'provider_loss',
  isHold: false,
  category: 'loss',
  details: noDetails,
  describe: () => say(paymentPhrases.provider_loss, {}),
};

/**
 * The customer has the money back and what was paid for as well: the provider has been paid by us, once. Run it with the
 * payment locked, in a transaction with retries. Answers whether it was written just now.
 */
export async function bookLoss(tx: Tx, payment: Payment): Promise<boolean> {
  const { reference, provider, amountMinor } = payment;
  const { rows } = await tx.query('select from provider_payments.loss where reference = $1', [reference]);
  if (rows.length > 0) return false;
  const currency = currencyOf(payment.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  const { transferId } = await postJournal(tx, {
    kind: providerLoss.id,
    request: uuidOf(`loss\0${reference}`),
    fingerprint: 0,
    sides: [
      { wallet: await systemWallet('losses'), amount: -amountMinor, currency },
      { wallet: await systemWallet(provider), amount: amountMinor, currency },
    ],
  });
  await tx.query('insert into provider_payments.loss (reference, transfer_id, amount) values ($1, $2, $3)', [
    reference,
    transferId,
    amountMinor,
  ]);
  return true;
}
