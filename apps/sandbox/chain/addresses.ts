import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** 42 hex digits that begin with 41, from either spelling. Nothing for what is no address. */
export function addressOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (/^41[0-9a-f]{40}$/i.test(text)) return text.toLowerCase();
  if (/^0x[0-9a-f]{40}$/i.test(text)) return `41${text.slice(2).toLowerCase()}`;
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && bytes[0] === 0x41 ? Buffer.from(bytes).toString('hex') : undefined;
  } catch {
    return undefined;
  }
}

export const spelled = (address: string) => base58check.encode(Buffer.from(address, 'hex'));

/** Of an uncompressed public key: its hash without what is left over. */
export function addressOfKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return `41${Buffer.from(keccak_256(point.subarray(1)).subarray(12)).toString('hex')}`;
}

export const sha256Hex = (bytes: Uint8Array) => Buffer.from(sha256(bytes)).toString('hex');

/** Tether's own contract on TRON, and one that an attacker could make and call by the same name. */
export const tether = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c';
export const fakeTether = `41${sha256Hex(Buffer.from('a token that calls itself USDT')).slice(0, 40)}`;
/** Sends to many in one transaction. */
export const multiSender = `41${sha256Hex(Buffer.from('a contract that sends to many')).slice(0, 40)}`;
