import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import type { KeyName, UsdtAddresses } from '@wura/usdt/server/ports';

const base58check = createBase58check(sha256);
const prefix = 0x41;

/** Tether's contract on TRON. */
export const tetherContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** The 20 bytes that contracts know an address by, in front of which TRON puts a 41. Throws on what is none. */
export function bytesOfAddress(address: string): Uint8Array {
  const bytes = base58check.decode(address);
  if (bytes.length !== 21 || bytes[0] !== prefix) throw new Error(`${address} is no address of TRON`);
  return bytes.subarray(1);
}

export const withPrefix = (address: string) => Uint8Array.of(prefix, ...bytesOfAddress(address));
export const hexOfAddress = (address: string) => Buffer.from(bytesOfAddress(address)).toString('hex');
export const addressOfHex = (hex: string) => base58check.encode(Uint8Array.of(prefix, ...Buffer.from(hex, 'hex')));

/** Of a public key: the end of the hash of its two coordinates. */
function addressOfKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return base58check.encode(Uint8Array.of(prefix, ...keccak_256(point.subarray(1)).subarray(12)));
}

/** Below the account, m/44'/195'/0': customers' addresses on the outer branch, the house's own on the inner one. */
export const pathOf = (name: KeyName): readonly [number, number] => (name.kind === 'hot' ? [1, 0] : [0, name.index]);

/** Throws on what is no extended public key, and on a private one: it has no business in this process. */
export function readAccountKey(text: string): HDKey {
  const key = HDKey.fromExtendedKey(text);
  if (key.privateKey !== null) throw new Error('a private key was given where the public one is wanted');
  return key;
}

export function addressBelow(account: HDKey, name: KeyName): string {
  const [branch, index] = pathOf(name);
  return addressOfKey(account.deriveChild(branch).deriveChild(index).publicKey!);
}

/** Which addresses are ours, for every process that knows the public key of the account. */
export function addressesOfAccount(accountKey: string, cold?: string): UsdtAddresses {
  const account = readAccountKey(accountKey);
  return {
    deposit: index => addressBelow(account, { kind: 'deposit', index }),
    hot: addressBelow(account, { kind: 'hot' }),
    cold,
    contract: tetherContract,
  };
}
