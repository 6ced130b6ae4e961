import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { addressOfKey, sha256Hex } from './addresses.ts';
import { readFields, writeFields, type Field } from './protobuf.ts';

/** What a transaction of the two kinds that matter here says. */
export interface Said {
  readonly id: string;
  /** The bytes that were signed, as hex. */
  readonly raw: string;
  readonly owner: string;
  readonly refBlockBytes: string;
  readonly refBlockHash: string;
  readonly expiresAt: number;
  readonly feeLimit: number;
  readonly act:
    | { readonly kind: 'transfer'; readonly to: string; readonly amount: bigint }
    | { readonly kind: 'call'; readonly contract: string; readonly data: string };
}

const contractTypes = { transfer: 1n, call: 31n };

/** Throws on what is no transaction of these kinds. */
export function readTransaction(bytes: Uint8Array): { said: Said; signature: Uint8Array } {
  const outer = readFields(bytes);
  const raw = bytesOf(outer, 1);
  const fields = readFields(raw);
  const contract = readFields(bytesOf(fields, 11));
  const value = readFields(bytesOf(readFields(bytesOf(contract, 2)), 2));
  const isCall = numberOf(contract, 1) === contractTypes.call;
  if (!isCall && numberOf(contract, 1) !== contractTypes.transfer) throw new Error('a contract of another type');
  const said: Said = {
    id: sha256Hex(raw),
    raw: hex(raw),
    owner: hex(bytesOf(value, 1)),
    refBlockBytes: hex(bytesOf(fields, 1)),
    refBlockHash: hex(bytesOf(fields, 4)),
    expiresAt: Number(numberOf(fields, 8)),
    feeLimit: Number(numberOf(fields, 18)),
    act: isCall
      ? { kind: 'call', contract: hex(bytesOf(value, 2)), data: hex(bytesOf(value, 4)) }
      : { kind: 'transfer', to: hex(bytesOf(value, 2)), amount: numberOf(value, 3) },
  };
  return { said, signature: bytesOf(outer, 2) };
}

/** Whose key has signed it; nothing where the signature is none. */
export function signerOf({ raw }: Said, signature: Uint8Array): string | undefined {
  if (signature.length !== 65) return undefined;
  // Theirs ends in the recovery bit, as Ethereum's does; the library's begins with it.
  const recovery = signature[64]! % 27;
  try {
    const recovered = Uint8Array.of(recovery, ...signature.subarray(0, 64));
    return addressOfKey(secp256k1.recoverPublicKey(recovered, sha256(Buffer.from(raw, 'hex')), { prehash: false }));
  } catch {
    return undefined;
  }
}

interface Unsigned extends Pick<Said, 'owner' | 'act' | 'refBlockBytes' | 'refBlockHash' | 'expiresAt' | 'feeLimit'> {
  readonly at: number;
}

/** Made and signed as a customer's own wallet elsewhere would. Answers the whole of it, as hex. */
export function signTransaction(unsigned: Unsigned, secretKey: Uint8Array): string {
  const { owner, act, refBlockBytes, refBlockHash, expiresAt, feeLimit, at } = unsigned;
  const isCall = act.kind === 'call';
  const value = isCall
    ? writeFields([
        [1, bytes(owner)],
        [2, bytes(act.contract)],
        [4, bytes(act.data)],
      ])
    : writeFields([
        [1, bytes(owner)],
        [2, bytes(act.to)],
        [3, act.amount],
      ]);
  const type = isCall ? 'TriggerSmartContract' : 'TransferContract';
  const any = writeFields([
    [1, Buffer.from(`type.googleapis.com/protocol.${type}`)],
    [2, value],
  ]);
  const contract = writeFields([
    [1, contractTypes[act.kind]],
    [2, any],
  ]);
  const raw = writeFields([
    [1, bytes(refBlockBytes)],
    [4, bytes(refBlockHash)],
    [8, expiresAt],
    [11, contract],
    [14, at],
    [18, feeLimit],
  ]);
  const [recovery, ...rest] = secp256k1.sign(sha256(raw), secretKey, { prehash: false, format: 'recovered' });
  const signed = writeFields([
    [1, raw],
    [2, Uint8Array.of(...rest, recovery!)],
  ]);
  return hex(signed);
}

/** `transfer(address,uint256)`, to whom and how much; nothing for any other call. */
export function readTransferCall(data: string): { to: string; amount: bigint } | undefined {
  const [, to, amount] = /^a9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(data) ?? [];
  return to === undefined ? undefined : { to: `41${to}`, amount: BigInt(`0x${amount}`) };
}

export const transferCall = (to: string, amount: bigint) =>
  `a9059cbb${to.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`;

const bytes = (text: string) => Buffer.from(text, 'hex');
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex');

function bytesOf(fields: readonly Field[], number: number): Uint8Array {
  const value = fields.find(field => field.number === number)?.value;
  return typeof value === 'object' ? value : new Uint8Array();
}

function numberOf(fields: readonly Field[], number: number): bigint {
  const value = fields.find(field => field.number === number)?.value;
  return typeof value === 'bigint' ? value : 0n;
}
