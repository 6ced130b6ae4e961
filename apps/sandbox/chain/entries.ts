import { formatMoney } from '@wura/money';
import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import { spelled, tether } from './addresses.ts';
import type { Desk } from './desk.ts';
import type { MoveRow, TransactionRow } from './tables.ts';
import { readTransaction, readTransferCall } from './transactions.ts';

/** What moved of Tether's own token, and what of it still waits for a block or will never be in one. */
export function entries(desk: Desk): BooksEntry[] {
  return desk.books.all<TransactionRow>('select * from chain_transactions order by seq').flatMap(row => of(desk, row));
}

function of({ books }: Desk, row: TransactionRow): BooksEntry[] {
  if (row.state === 'mined' && row.result === 'SUCCESS') {
    const moves = books.all<MoveRow>(
      'select * from chain_moves where tx = ? and token = ? order by seq',
      row.id,
      tether,
    );
    return moves.map(move => entry(row, move.receiver, BigInt(move.amount), 'success'));
  }
  const { act } = readTransaction(Buffer.from(row.whole, 'hex')).said;
  const transfer = act.kind === 'call' && act.contract === tether ? readTransferCall(act.data) : undefined;
  const status = row.state === 'pool' || row.state === 'held' ? 'pending' : 'failed';
  return transfer ? [entry(row, transfer.to, transfer.amount, status)] : [];
}

function entry(row: TransactionRow, to: string, minor: bigint, status: BooksEntry['status']): BooksEntry {
  return {
    reference: null,
    provider_reference: row.id,
    operation: row.kind === 'made' ? 'deposit' : 'transfer',
    amount: formatMoney({ currency: 'USDT', minor }),
    currency: 'USDT',
    destination: spelled(to),
    status,
  };
}

/** What is held may go on, or never will. A chain takes nothing back by itself: that is what reorganisations are. */
export function settle(desk: Desk, reference: string, outcome: Settlement): BooksEntry | undefined {
  const row = desk.books.one<TransactionRow>('select * from chain_transactions where id = ?', reference);
  if (!row) return undefined;
  if (row.state !== 'held' || outcome === 'reversed') {
    throw new ControlRefused(409, `It is ${row.state} already and cannot become ${outcome}.`);
  }
  const state = outcome === 'success' ? 'pool' : 'dropped';
  desk.books.run('update chain_transactions set state = ? where id = ?', state, row.id);
  return of(desk, { ...row, state })[0];
}
