import { addressOf, spelled, tether } from './addresses.ts';
import { balanceOf } from './balances.ts';
import { finalOf, headOf } from './blocks.ts';
import { energyPrice } from './carry-out.ts';
import type { Desk } from './desk.ts';
import type { Body } from '../fields.ts';
import { topicsOf, word } from './rpc.ts';
import type { BlockRow, MoveRow, TransactionRow } from './tables.ts';

// TRON's own calls, as TronGrid answers them. What is below /walletsolidity knows final blocks alone.

export function nowBlock(desk: Desk, { isFinal }: { isFinal: boolean }) {
  return blockOnWire(isFinal ? finalOf(desk) : headOf(desk));
}

const blockOnWire = ({ number, id, parent, at }: BlockRow) => ({
  blockID: id,
  block_header: { raw_data: { number, timestamp: at, parentHash: parent, version: 32 }, witness_signature: '' },
});

export function transactionInfo(desk: Desk, { value }: Body, { isFinal }: { isFinal: boolean }) {
  const row = mined(desk, value, { isFinal });
  if (!row) return {};
  const { books } = desk;
  const at = books.one<{ at: number }>('select at from chain_blocks where number = ?', row.block)!.at;
  const logs = books.all<MoveRow>(
    'select * from chain_moves where tx = ? and log_index is not null order by log_index',
    row.id,
  );
  return {
    id: row.id,
    fee: row.fee,
    blockNumber: row.block,
    blockTimeStamp: at,
    contractResult: [row.result === 'SUCCESS' ? word('1') : ''],
    ...(row.result !== 'SUCCESS' && { result: 'FAILED' }),
    receipt: { energy_usage_total: row.energy, energy_fee: row.fee, net_fee: 0, result: row.result },
    log: logs.map(move => ({
      address: move.token.slice(2),
      topics: topicsOf(move),
      data: word(move.amount.toString(16)),
    })),
  };
}

function mined(desk: Desk, value: unknown, { isFinal }: { isFinal: boolean }): TransactionRow | undefined {
  const until = (isFinal ? finalOf(desk) : headOf(desk)).number;
  const sql = `select * from chain_transactions where id = ? and state = 'mined' and block <= ?`;
  return desk.books.one<TransactionRow>(sql, String(value), until);
}

export function account(desk: Desk, { address: given }: Body) {
  const address = addressOf(given);
  const balance = address ? balanceOf(desk, address, 'trx') : 0;
  return address && balance > 0 ? { address: spelled(address), balance } : {};
}

export const chainParameters = () => ({
  chainParameter: [
    { key: 'getTransactionFee', value: 1_000 },
    { key: 'getCreateNewAccountFeeInSystemContract', value: 1_000_000 },
    { key: 'getEnergyFee', value: energyPrice },
  ],
});

/** `GET /v1/accounts/{address}/transactions/trc20`: what came and went of any token, the newest first. */
export function tokenTransfers(desk: Desk, given: string, query: Body) {
  const address = addressOf(given);
  const contract = query['contract_address'] === undefined ? undefined : addressOf(query['contract_address']);
  const until = (query['only_confirmed'] === 'true' ? finalOf(desk) : headOf(desk)).number;
  const rows = desk.books.all<MoveRow & { at: number }>(
    `select m.*, b.at from chain_moves m join chain_blocks b on b.number = m.block
      where (m.receiver = ?1 or m.sender = ?1) and m.token <> 'trx' and m.block <= ?2 order by m.seq desc limit 200`,
    address ?? '',
    until,
  );
  const wanted = rows.filter(
    ({ token, receiver }) => (!contract || token === contract) && (query['only_to'] !== 'true' || receiver === address),
  );
  return {
    data: wanted.map(row => ({
      transaction_id: row.tx,
      token_info: {
        symbol: 'USDT',
        address: spelled(row.token),
        decimals: 6,
        name: row.token === tether ? 'Tether USD' : 'Tether USD ',
      },
      block_timestamp: row.at,
      from: spelled(row.sender),
      to: spelled(row.receiver),
      type: 'Transfer',
      value: String(row.amount),
    })),
    success: true,
    meta: { at: desk.now(), page_size: wanted.length },
  };
}
