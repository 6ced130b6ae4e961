import { fakeTether, multiSender, tether } from './addresses.ts';
import { balanceOf } from './balances.ts';
import type { Desk } from './desk.ts';
import { faucet } from './faucet-key.ts';
import type { TransactionRow } from './tables.ts';
import { readTransaction, readTransferCall, type Said } from './transactions.ts';

/** What the network asks for: to a holder of the token, and to one who never had any. In sun. */
export const energyPrice = 100;
const energyToHolder = 64_285;
const energyToNewcomer = 130_285;
const newAccountSun = 1_100_000;

interface Where {
  readonly block: number;
  readonly place: number;
  /** Of the next log in this block. */
  readonly logIndex: number;
}

/** Puts a transaction into a block, whether it does what it was meant to or not. Answers the index of the next log. */
export function carryOut(desk: Desk, row: TransactionRow, { block, place, logIndex }: Where): number {
  const { said } = readTransaction(Buffer.from(row.whole, 'hex'));
  const outcome = outcomeOf(desk, said);
  desk.books.run(
    `update chain_transactions set state = 'mined', block = ?, place = ?, result = ?, energy = ?, fee = ? where id = ?`,
    block,
    place,
    outcome.result,
    outcome.energy,
    outcome.fee,
    row.id,
  );
  let next = logIndex;
  const note = (token: string, sender: string, receiver: string, amount: bigint) =>
    desk.books.run(
      `insert into chain_moves (tx, block, log_index, token, sender, receiver, amount) values (?, ?, ?, ?, ?, ?, ?)`,
      row.id,
      block,
      token === 'trx' ? null : next++,
      token,
      sender,
      receiver,
      amount,
    );
  if (outcome.fee > 0) note('trx', said.owner, burnt, BigInt(outcome.fee));
  for (const { token, to, amount } of outcome.moves) note(token, said.owner, to, amount);
  return next;
}

const burnt = `41${'0'.repeat(40)}`;

interface Outcome {
  readonly result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY';
  readonly energy: number;
  readonly fee: number;
  readonly moves: readonly { readonly token: string; readonly to: string; readonly amount: bigint }[];
}

function outcomeOf(desk: Desk, { owner, act, feeLimit }: Said): Outcome {
  const isFaucet = owner === faucet.address;
  const trx = isFaucet ? Infinity : balanceOf(desk, owner, 'trx');
  if (act.kind === 'transfer') {
    const fee = isFaucet || balanceOf(desk, act.to, 'trx') > 0 ? 0 : newAccountSun;
    const isPaid = trx >= Number(act.amount) + fee;
    return isPaid
      ? { result: 'SUCCESS', energy: 0, fee, moves: [{ token: 'trx', to: act.to, amount: act.amount }] }
      : { result: 'REVERT', energy: 0, fee: 0, moves: [] };
  }
  const wanted = callsOf(act);
  const energy = wanted.reduce(
    (sum, { to }) => sum + (balanceOf(desk, to, tether) > 0 ? energyToHolder : energyToNewcomer),
    0,
  );
  const fee = isFaucet ? 0 : energy * energyPrice;
  if (fee > trx || (!isFaucet && fee > feeLimit)) {
    return { result: 'OUT_OF_ENERGY', energy, fee: Math.min(fee, trx, feeLimit), moves: [] };
  }
  const total = wanted.reduce((sum, { amount }) => sum + amount, 0n);
  const hasEnough = isFaucet || act.contract !== tether || BigInt(balanceOf(desk, owner, tether)) >= total;
  if (wanted.length === 0 || !hasEnough) return { result: 'REVERT', energy, fee, moves: [] };
  return { result: 'SUCCESS', energy, fee, moves: wanted };
}

/** What a call to a contract of this chain moves: its own transfer, or those of a contract that sends to many. */
function callsOf({ contract, data }: Extract<Said['act'], { kind: 'call' }>): Outcome['moves'] {
  if (contract === multiSender) {
    const transfers = data.match(/a9059cbb[0-9a-f]{128}/g) ?? [];
    return transfers.flatMap(each => ({ token: tether, ...readTransferCall(each)! }));
  }
  const transfer = contract === tether || contract === fakeTether ? readTransferCall(data) : undefined;
  return transfer ? [{ token: contract, ...transfer }] : [];
}
