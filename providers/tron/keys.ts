import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { HDKey } from '@scure/bip32';
import type { SigningKeys } from '@wura/usdt/server/ports';
import { addressBelow, pathOf } from './addresses.ts';
import { transactionId, writeRaw, writeSigned } from './transaction.ts';

export { addressesOfAccount } from './addresses.ts';

// Read by the signer's process and by no other: nothing that the vendor offers leads here.

/** The account of a seed of BIP-32. */
export function openKeys(seed: Uint8Array): SigningKeys {
  const account = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'");
  const accountKey = account.publicExtendedKey;
  return {
    accountKey,
    sign(order) {
      const [branch, index] = pathOf(order.from);
      const raw = writeRaw(order, addressBelow(account, order.from));
      const secret = account.deriveChild(branch).deriveChild(index).privateKey!;
      const [recovery, ...compact] = secp256k1.sign(sha256(raw), secret, { prehash: false, format: 'recovered' });
      const signed = writeSigned(raw, Uint8Array.of(...compact, recovery!));
      return { transaction: transactionId(raw), bytes: Buffer.from(signed).toString('hex') };
    },
  };
}
