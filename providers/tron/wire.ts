import { z } from 'zod';

// What a node sends, as far as we read it. What is listed and looks otherwise makes the whole answer unreadable.

const hex = z.string().regex(/^0x[0-9a-f]+$/i);
const quantity = hex.max(18).transform(Number);
const word = z.string().regex(/^0x[0-9a-f]{64}$/i);
const hash = word.transform(text => text.slice(2).toLowerCase());

export const block = z.object({ number: quantity, hash, timestamp: quantity });

const log = z.object({
  address: z.string().regex(/^0x[0-9a-f]{40}$/i),
  topics: z.array(word),
  data: hex,
  blockNumber: quantity,
  transactionHash: hash,
  logIndex: quantity,
  removed: z.boolean().optional(),
});
export type Log = z.output<typeof log>;
export const logs = z.array(log);

export const sum = hex.transform(text => BigInt(text));

export const rpcAnswer = z.union([
  z.object({ result: z.unknown(), error: z.undefined().optional() }),
  z.object({ error: z.object({ message: z.string() }) }),
]);

export const nowBlock = z.object({
  blockID: z.string().regex(/^[0-9a-f]{64}$/i),
  block_header: z.object({ raw_data: z.object({ number: z.number().int(), timestamp: z.number().int() }) }),
});

/** An empty object: no final block has it. */
export const transactionInfo = z.union([
  z.object({
    id: z.string(),
    fee: z.number().int().optional(),
    blockNumber: z.number().int(),
    result: z.string().optional(),
    receipt: z.object({ result: z.string().optional() }),
  }),
  z.strictObject({}),
]);

/** A new account is an empty object. */
export const account = z.object({ balance: z.number().int().optional(), address: z.string().optional() });

export const parameters = z.object({
  chainParameter: z.array(z.object({ key: z.string(), value: z.number().int().optional() })),
});

export const broadcast = z.union([
  z.object({ result: z.literal(true), txid: z.string() }),
  z.object({ code: z.string(), message: z.string().optional() }),
]);
