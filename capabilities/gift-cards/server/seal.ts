import type { Vault } from '@wura/secrets/vault';
import { giftCardGoods, type GiftCardGoods } from './ports.ts';

/** A code that is moved to another card does not open there. */
const purposeOf = (transferId: number | bigint) => `gift card ${transferId}`;

export function sealCode(vault: Vault, transferId: number | bigint, goods: GiftCardGoods): Buffer {
  return vault.seal(JSON.stringify(goods), purposeOf(transferId));
}

export function openCode(vault: Vault, transferId: number | bigint, sealed: Uint8Array): GiftCardGoods {
  return giftCardGoods.parse(JSON.parse(vault.open(sealed, purposeOf(transferId)).toString()));
}
