import { sha256 } from '@noble/hashes/sha2.js';
import type { ToSign } from '@wura/usdt/server/ports';
import { hexOfAddress, tetherContract, withPrefix } from './addresses.ts';
import { writeMessage } from './protobuf.ts';

// protocol.Transaction, as far as it is written here: a transfer of TRX, or a call of `transfer` of Tether's contract.

const transferSelector = 'a9059cbb';

/** The part that is signed. Made here and not fetched: no node can slip in another one. */
export function writeRaw(order: ToSign, owner: string): Uint8Array {
  const { asset, reference, expiresAtMs, feeLimitSun } = order;
  const number = reference.number.toString(16).padStart(16, '0');
  return writeMessage([
    [1, Buffer.from(number.slice(12), 'hex')],
    [4, Buffer.from(reference.hash.slice(16, 32), 'hex')],
    [8, expiresAtMs],
    [11, asset === 'USDT' ? callOf(order, owner) : transferOf(order, owner)],
    [14, reference.atMs],
    ...(asset === 'USDT' ? [[18, feeLimitSun] as const] : []),
  ]);
}

function callOf({ to, amountMinor }: ToSign, owner: string): Uint8Array {
  const data = transferSelector + word(hexOfAddress(to)) + word(amountMinor.toString(16));
  return contract(31, 'TriggerSmartContract', [
    [1, withPrefix(owner)],
    [2, withPrefix(tetherContract)],
    [4, Buffer.from(data, 'hex')],
  ]);
}

function transferOf({ to, amountMinor }: ToSign, owner: string): Uint8Array {
  return contract(1, 'TransferContract', [
    [1, withPrefix(owner)],
    [2, withPrefix(to)],
    [3, amountMinor],
  ]);
}

function contract(type: number, name: string, fields: Parameters<typeof writeMessage>[0]): Uint8Array {
  const parameter = writeMessage([
    [1, Buffer.from(`type.googleapis.com/protocol.${name}`)],
    [2, writeMessage(fields)],
  ]);
  return writeMessage([
    [1, type],
    [2, parameter],
  ]);
}

/** With its signature, as it is broadcast. */
export const writeSigned = (raw: Uint8Array, signature: Uint8Array): Uint8Array =>
  writeMessage([
    [1, raw],
    [2, signature],
  ]);

export const transactionId = (raw: Uint8Array): string => Buffer.from(sha256(raw)).toString('hex');

const word = (hex: string) => hex.padStart(64, '0');
