import { readMovement, type Movement } from '@wura/provider-payments/server/read-movement';
import { formatMoney } from '@wura/money';
import type { Place } from '@wura/wallets/server/naming';
import type { Person } from '@wura/wallets/server/kinds';
import { totalOf } from '@wura/wallets/server/statements';
import type { Receipt } from '../contract.ts';
import type { Making } from './needs.ts';

const product = 'Wura';

/** Everything that stands on the receipt of a movement, as things are this moment, and whose receipt it is. */
export async function makeReceipt(
  { pool, walletServices, holders, codes, publicUrl, isSandbox }: Making,
  place: Place,
): Promise<{ receipt: Receipt; owner: bigint; movement: Movement } | undefined> {
  const movement = await readMovement({ pool, walletServices }, place);
  if (!movement) return undefined;
  const { wallet, row, wayOut, customer, other } = movement;
  const transaction = walletServices.statements.transaction(row, wallet, customer);
  const self = await holders.findByNumber(wallet.owner);
  const [sender, receiver] = transaction.type === 'send' ? [self, other] : [other, self];
  const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
  const remark = row.details['remarks'];
  const code = codes.codeOf(place);
  const receipt: Receipt = {
    id: transaction.id,
    code,
    verify_url: `${publicUrl}/verify/${code}`,
    type: transaction.type,
    status: transaction.status,
    refunded: transaction.refunded,
    description: transaction.description,
    category: transaction.category,
    amount: transaction.amount,
    currency: transaction.currency,
    fees: row.fees.map(({ name, minor }) => ({ name, amount: money(minor) })),
    total: money(row.amountMinor + totalOf(row.fees)),
    sender: partyOf(sender),
    receiver: partyOf(receiver),
    remark: typeof remark === 'string' && remark !== '' ? remark : null,
    reference: transaction.reference,
    session_id: wayOut?.sessionId ?? null,
    exchange: walletServices.statements.exchange(row) ?? null,
    date: transaction.date,
    ended_at: row.endedAt?.toISOString() ?? null,
    sandbox: isSandbox,
  };
  return { receipt, owner: wallet.owner, movement };
}

/** Customers of ours have no other bank. */
function partyOf(person: Person | undefined): Receipt['sender'] {
  if (!person) return null;
  const { fullName: name, accountNumber, bankName = product } = person;
  return { name, account_number: accountNumber || null, bank: bankName || null };
}
