import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import type { Payment } from '@wura/provider-payments/server/queries';
import type { Vault } from '@wura/secrets/vault';
import { deliver } from './cards.ts';
import { giftCardReady } from './notices.ts';
import { giftCardGoods, type GiftCardDetails } from './ports.ts';
import { sealCode } from './seal.ts';

/**
 * Seals the code in the commit that ends the payment, and tells the buyer that it is there; the code itself leaves only by
 * their PIN. A payment that came back is told like any other bill.
 */
export async function handOver(tx: Tx, payment: Payment<GiftCardDetails>, vault: Vault): Promise<boolean> {
  const { transferId, customer, state, details, readAt: at } = payment;
  if (state !== 'succeeded') return false;
  const goods = giftCardGoods.parse(payment.goods);
  await deliver(tx, { transferId, sealed: sealCode(vault, transferId, goods), at });
  const { brand, value, currency } = details;
  await notify(tx, { customer, what: giftCardReady, facts: { brand, value, currency }, at });
  return true;
}
