/** One field of a message, as it stands on the wire: a number, or bytes. */
export interface Field {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

/** Throws on bytes that are no message: what cannot be read was not meant for us. */
export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) break;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new Error('the message ends in the middle of a number');
  };
  while (at < bytes.length) {
    const key = varint();
    const number = Number(key >> 3n);
    if ((key & 7n) === 0n) {
      fields.push({ number, value: varint() });
    } else if ((key & 7n) === 2n) {
      const length = Number(varint());
      if (at + length > bytes.length) throw new Error('the message ends in the middle of a field');
      fields.push({ number, value: bytes.subarray(at, at + length) });
      at += length;
    } else {
      throw new Error(`a field of type ${key & 7n}`);
    }
  }
  return fields;
}

/** Zero and nothing are left out, as the format has it. */
export function writeFields(fields: readonly (readonly [number, bigint | number | Uint8Array])[]): Uint8Array {
  const parts = fields.flatMap(([number, value]) => {
    if (typeof value !== 'object') {
      return BigInt(value) === 0n ? [] : [varintOf(BigInt(number) << 3n), varintOf(BigInt(value))];
    }
    return value.length === 0 ? [] : [varintOf((BigInt(number) << 3n) | 2n), varintOf(BigInt(value.length)), value];
  });
  return Buffer.concat(parts);
}

function varintOf(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7fn; left >>= 7n) bytes.push(Number(left & 0x7fn) | 0x80);
  bytes.push(Number(left));
  return Uint8Array.from(bytes);
}
