import { iso } from '../fields.ts';
import { customerById, customerOnWire } from './customers.ts';
import type { Desk } from './desk.ts';
import { accountFee, cardFee } from './fees.ts';
import { domain, integration } from './fields.ts';
import type { TransactionRow } from './tables.ts';
import { testCards } from './test-cards.ts';

export const transactionIdBase = 4_100_000_000;

/** A transaction as verify shows it and as `charge.success` carries it. */
export function transactionOnWire(desk: Desk, row: TransactionRow) {
  const createdAt = iso(row.at);
  const paidAt = row.paid_at === null ? null : iso(row.paid_at);
  return {
    id: row.id + transactionIdBase,
    domain,
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    requested_amount: row.amount,
    message: null,
    gateway_response: row.gateway_response,
    paid_at: paidAt,
    created_at: createdAt,
    channel: row.channel,
    currency: row.currency,
    ip_address: row.paid_at === null ? null : '127.0.0.1',
    metadata: row.metadata === null ? '' : (JSON.parse(row.metadata) as unknown),
    log: null,
    fees: row.paid_at === null ? null : feeOf(row),
    fees_split: null,
    fees_breakdown: null,
    authorization: authorizationOf(row),
    customer: customerOnWire(customerById(desk, row.customer)),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
    source: null,
    connect: null,
    pos_transaction_data: null,
    integration,
  };
}

export function feeOf({ channel, amount }: Pick<TransactionRow, 'channel' | 'amount'>): number {
  return channel === 'card' ? cardFee(amount) : accountFee(amount);
}

function authorizationOf({ authorization, channel, id }: TransactionRow): object {
  // Nothing was presented yet.
  if (authorization === null) return {};
  const stored = JSON.parse(authorization) as { card: string };
  if (channel !== 'card') return stored;
  const number = stored.card;
  const card = testCards.find(known => known.number === number);
  return {
    authorization_code: `AUTH_${id.toString(36).padStart(10, '0')}`,
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    // With the space at its end, as it really comes.
    card_type: `${card?.brand ?? 'visa'} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card?.brand ?? 'visa',
    reusable: true,
    signature: `SIG_${number.slice(-8)}`,
    account_name: null,
  };
}
