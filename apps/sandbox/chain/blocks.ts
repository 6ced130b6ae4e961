import { randomBytes } from 'node:crypto';
import { sha256Hex } from './addresses.ts';
import { blockMs, confirmationsForFinal, type Desk } from './desk.ts';
import { carryOut } from './carry-out.ts';
import { writeFields } from './protobuf.ts';
import type { BlockRow, TransactionRow } from './tables.ts';

export function headOf({ books }: Desk): BlockRow {
  return books.one<BlockRow>('select * from chain_blocks order by number desc limit 1')!;
}

export const blockAt = ({ books }: Desk, number: number): BlockRow | undefined =>
  books.one<BlockRow>('select * from chain_blocks where number = ?', number);

/** The newest block that no reorganisation of a real chain reaches. */
export function finalOf(desk: Desk): BlockRow {
  return blockAt(desk, Math.max(headOf(desk).number - confirmationsForFinal + 1, 0))!;
}

/** The first block of a chain that has none. */
export function begin(desk: Desk): void {
  if (desk.books.one('select 1 from chain_blocks limit 1')) return;
  insert(desk, { number: 0, parent: '0'.repeat(64), at: desk.now() - blockMs });
}

/** One more block, with everything that waits; what waited past its end is gone. */
export function produce(desk: Desk, { isEmpty = false } = {}): BlockRow {
  const { books, now } = desk;
  const head = headOf(desk);
  const block = insert(desk, {
    number: head.number + 1,
    parent: head.id,
    at: Math.max(head.at + blockMs, now()),
  });
  books.run(`update chain_transactions set state = 'dropped' where state = 'pool' and expires_at <= ?`, block.at);
  if (isEmpty) return block;
  const waiting = books.all<TransactionRow>(`select * from chain_transactions where state = 'pool' order by seq`);
  let logIndex = 0;
  for (const [place, row] of waiting.entries())
    logIndex = carryOut(desk, row, { block: block.number, place, logIndex });
  return block;
}

/**
 * Takes the newest blocks away and puts others in their place, one more of them. What stood in them is gone, unless it is
 * kept: then it stands in another block than before.
 */
export function reorganise(desk: Desk, { depth, isKept }: { depth: number; isKept: boolean }): void {
  const { books } = desk;
  const first = Math.max(headOf(desk).number - depth + 1, 1);
  const blocks = headOf(desk).number - first + 1;
  books.run('delete from chain_moves where block >= ?', first);
  books.run(
    `update chain_transactions set state = ?, block = null, place = null, result = null, energy = 0, fee = 0
      where block >= ?`,
    isKept ? 'pool' : 'dropped',
    first,
  );
  books.run('delete from chain_blocks where number >= ?', first);
  for (let n = 0; n <= blocks; n++) produce(desk, { isEmpty: n === 0 });
}

function insert(desk: Desk, { number, parent, at }: Omit<BlockRow, 'id'>): BlockRow {
  // A witness's signature is not checked here; what it does is to make two blocks of one number differ.
  const header = writeFields([
    [1, at],
    [2, randomBytes(32)],
    [3, Buffer.from(parent, 'hex')],
    [7, number],
    [10, 32],
  ]);
  const id = number.toString(16).padStart(16, '0') + sha256Hex(header).slice(16);
  desk.books.run('insert into chain_blocks (number, id, parent, at) values (?, ?, ?, ?)', number, id, parent, at);
  return { number, id, parent, at };
}
