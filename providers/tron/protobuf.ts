/** One field of a message to be written. Zero and nothing are left out, as the format has it. */
export type Field = readonly [number: number, value: bigint | number | Uint8Array];

export function writeMessage(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(([number, value]) => {
    if (value instanceof Uint8Array) {
      return value.length === 0 ? [] : [varint((BigInt(number) << 3n) | 2n), varint(BigInt(value.length)), value];
    }
    return BigInt(value) === 0n ? [] : [varint(BigInt(number) << 3n), varint(BigInt(value))];
  });
  return Buffer.concat(parts);
}

function varint(value: bigint): Uint8Array {
  if (value < 0n) throw new Error(`${value} is below zero`);
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7fn; left >>= 7n) bytes.push(Number(left & 0x7fn) | 0x80);
  bytes.push(Number(left));
  return Uint8Array.from(bytes);
}
