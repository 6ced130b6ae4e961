import { addressOf, sha256Hex } from './addresses.ts';
import { balanceOf } from './balances.ts';
import { blockAt, finalOf, headOf } from './blocks.ts';
import type { Desk } from './desk.ts';
import type { MoveRow, TransactionRow } from './tables.ts';

/** keccak-256 of `Transfer(address,address,uint256)`. */
export const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Hosts differ in how many blocks they search at once. */
const blocksMax = 1_000;
/** The first id of the main chain's, which names it. */
const chainId = '0x2b6653dc';

type Params = readonly unknown[];

/** What the JSON-RPC of a TRON node answers; throws what it refuses. */
export function callRpc(desk: Desk, method: unknown, params: Params): unknown {
  switch (method) {
    case 'eth_chainId':
      return chainId;
    case 'eth_blockNumber':
      return quantity(headOf(desk).number);
    case 'eth_getBlockByNumber':
      return block(desk, params[0]);
    case 'eth_getLogs':
      return logs(desk, params[0] ?? {});
    case 'eth_getTransactionReceipt':
      return receipt(desk, String(params[0]));
    case 'eth_call':
      return constantCall(desk, params[0] ?? {});
    default:
      throw new RpcRefused(-32601, 'the method does not exist/is not available');
  }
}

export class RpcRefused extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

function numberOf(desk: Desk, given: unknown): number {
  if (given === 'latest' || given === undefined) return headOf(desk).number;
  if (given === 'earliest') return 0;
  if (given === 'finalized') return finalOf(desk).number;
  if (typeof given === 'string' && /^0x[0-9a-f]{1,12}$/i.test(given)) return Number.parseInt(given.slice(2), 16);
  throw new RpcRefused(-32602, 'invalid block number');
}

function block(desk: Desk, given: unknown) {
  const row = blockAt(desk, numberOf(desk, given));
  if (!row) return null;
  const { books } = desk;
  const transactions = books.all<{ id: string }>(
    'select id from chain_transactions where block = ? order by place',
    row.number,
  );
  return {
    number: quantity(row.number),
    hash: `0x${row.id}`,
    parentHash: `0x${row.parent}`,
    timestamp: quantity(Math.floor(row.at / 1_000)),
    miner: `0x${witness}`,
    transactionsRoot: `0x${sha256Hex(Buffer.from(row.id))}`,
    transactions: transactions.map(({ id }) => `0x${id}`),
  };
}

const witness = sha256Hex(Buffer.from('the witness of the sandbox chain')).slice(0, 40);

interface Filter {
  readonly fromBlock?: unknown;
  readonly toBlock?: unknown;
  readonly blockHash?: unknown;
  readonly address?: unknown;
  readonly topics?: readonly unknown[];
}

function logs(desk: Desk, { fromBlock, toBlock, address, topics = [] }: Filter) {
  const from = numberOf(desk, fromBlock);
  const to = Math.min(numberOf(desk, toBlock), headOf(desk).number);
  if (to - from >= blocksMax) throw new RpcRefused(-32005, `exceed max block range: ${blocksMax}`);
  const rows = desk.books.all<LoggedRow>(
    `select m.*, b.id as block_id, t.place from chain_moves m
       join chain_blocks b on b.number = m.block join chain_transactions t on t.id = m.tx
      where m.block between ? and ? and m.log_index is not null order by m.block, m.log_index`,
    from,
    to,
  );
  return rows
    .map(logOf)
    .filter(log => isWanted(log.address, address) && topics.every((t, n) => isWanted(log.topics[n], t)));
}

/** Nothing asks for any; a list asks for one of it. */
function isWanted(has: string | undefined, asked: unknown): boolean {
  if (asked === null || asked === undefined) return true;
  return [asked].flat().some(each => typeof each === 'string' && each.toLowerCase() === has);
}

type LoggedRow = MoveRow & Pick<TransactionRow, 'place'> & { block_id: string };

function logOf(row: LoggedRow) {
  return {
    address: `0x${row.token.slice(2)}`,
    topics: topicsOf(row).map(topic => `0x${topic}`),
    data: `0x${word(row.amount.toString(16))}`,
    blockNumber: quantity(row.block),
    blockHash: `0x${row.block_id}`,
    transactionHash: `0x${row.tx}`,
    transactionIndex: quantity(row.place ?? 0),
    logIndex: quantity(row.log_index!),
    removed: false,
  };
}

export const topicsOf = ({ sender, receiver }: Pick<MoveRow, 'sender' | 'receiver'>) => [
  transferTopic,
  word(sender.slice(2)),
  word(receiver.slice(2)),
];

export const word = (hex: string) => hex.padStart(64, '0');
const quantity = (value: number) => `0x${value.toString(16)}`;

function receipt(desk: Desk, hash: string) {
  const row = desk.books.one<TransactionRow & { block_id: string }>(
    `select t.*, b.id as block_id from chain_transactions t join chain_blocks b on b.number = t.block where t.id = ?`,
    hash.replace(/^0x/, ''),
  );
  if (!row) return null;
  const rows = desk.books.all<MoveRow>(
    'select * from chain_moves where tx = ? and log_index is not null order by log_index',
    row.id,
  );
  return {
    transactionHash: `0x${row.id}`,
    transactionIndex: quantity(row.place ?? 0),
    blockNumber: quantity(row.block!),
    blockHash: `0x${row.block_id}`,
    status: row.result === 'SUCCESS' ? '0x1' : '0x0',
    logs: rows.map(move => logOf({ ...move, block_id: row.block_id, place: row.place })),
  };
}

/** `balanceOf(address)`, all that our product asks a token. */
function constantCall(desk: Desk, { to, data }: { to?: unknown; data?: unknown }) {
  const token = addressOf(to);
  const [, holder] = /^0x70a082310{24}([0-9a-f]{40})$/i.exec(String(data)) ?? [];
  if (!token || !holder) throw new RpcRefused(-32000, 'execution reverted');
  return `0x${word(balanceOf(desk, `41${holder.toLowerCase()}`, token).toString(16))}`;
}
