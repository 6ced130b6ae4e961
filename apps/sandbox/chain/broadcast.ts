import { tether } from './addresses.ts';
import { balanceOf } from './balances.ts';
import { blockAt, headOf } from './blocks.ts';
import type { Desk } from './desk.ts';
import { keep } from './keep.ts';
import type { TransactionRow } from './tables.ts';
import { readTransaction, signerOf, type Said } from './transactions.ts';

const dayMs = 86_400_000;

/** `POST /wallet/broadcasthex`: takes exactly the bytes that were signed, once, if a block could take them. */
export function broadcast(desk: Desk, given: unknown, { isUndecided }: { isUndecided: boolean }) {
  let read: ReturnType<typeof readTransaction>;
  try {
    read = readTransaction(Buffer.from(String(given), 'hex'));
  } catch {
    return no('OTHER_ERROR', 'Transaction cannot be parsed');
  }
  const { said, signature } = read;
  const known = desk.books.one<TransactionRow>('select * from chain_transactions where id = ?', said.id);
  if (known && known.state !== 'dropped') return no('DUP_TRANSACTION_ERROR', 'Dup transaction.', said.id);
  if (signerOf(said, signature) !== said.owner) return no('SIGERROR', 'Validate signature error', said.id);
  const why = refusalOf(desk, said);
  if (why) return no(...why, said.id);
  keep(desk, String(given), { kind: 'broadcast', state: isUndecided ? 'held' : 'pool' });
  return { result: true, code: 'SUCCESS', txid: said.id, message: '', transaction: String(given) };
}

function refusalOf(desk: Desk, said: Said): [code: string, message: string] | undefined {
  const head = headOf(desk);
  if (said.expiresAt <= head.at || said.expiresAt > head.at + dayMs) {
    return ['TRANSACTION_EXPIRATION_ERROR', 'Transaction expired'];
  }
  if (!isOfThisChain(desk, said)) return ['TAPOS_ERROR', 'Tapos check error'];
  const { act, owner } = said;
  const trx = BigInt(balanceOf(desk, owner, 'trx'));
  if (act.kind === 'transfer' && trx < act.amount) {
    return ['CONTRACT_VALIDATE_ERROR', 'Validate TransferContract error, balance is not sufficient.'];
  }
  if (act.kind === 'call' && act.contract !== tether) {
    return ['CONTRACT_VALIDATE_ERROR', 'No contract or not a valid smart contract'];
  }
  return undefined;
}

/** It names a recent block of ours, by the end of its number and the middle of its id. */
function isOfThisChain(desk: Desk, { refBlockBytes, refBlockHash }: Said): boolean {
  const { number } = headOf(desk);
  const wanted = Number.parseInt(refBlockBytes, 16);
  const behind = (((number - wanted) % 65_536) + 65_536) % 65_536;
  return blockAt(desk, number - behind)?.id.slice(16, 32) === refBlockHash;
}

const no = (code: string, message: string, txid = '') => ({
  code,
  txid,
  message: Buffer.from(message).toString('hex'),
});
