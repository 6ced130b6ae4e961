// Amounts are kobo, times are milliseconds. Numbers of rows become Paystack's ids by adding a base, so that ids of
// different things are never mixed up unnoticed.

export const tables = `
  create table if not exists paystack_customers (
    id integer primary key, code text not null unique, email text not null unique collate nocase,
    first_name text, last_name text, phone text, metadata text, at integer not null, updated_at integer not null
  ) strict;
  create table if not exists paystack_transactions (
    id integer primary key, reference text not null unique, access_code text unique,
    -- Whether the caller chose the reference; Paystack makes its own for money that arrives by bank transfer.
    is_callers integer not null,
    customer integer not null references paystack_customers, amount integer not null, currency text not null,
    status text not null, channel text not null, gateway_response text not null,
    -- Whatever the customer does, only a settlement decides.
    is_undecided integer not null default 0,
    authorization text, account text, callback_url text, metadata text, at integer not null, paid_at integer
  ) strict;
  create index if not exists paystack_transactions_by_account on paystack_transactions (account);
  create table if not exists paystack_accounts (
    id integer primary key, account_number text not null unique, bank text not null,
    customer integer not null references paystack_customers, at integer not null,
    unique (customer, bank)
  ) strict;
  create table if not exists paystack_recipients (
    id integer primary key, code text not null unique, name text not null, account_number text not null,
    account_name text not null, bank_code text not null, description text, metadata text, at integer not null,
    -- The same account again is the same recipient.
    unique (account_number, bank_code)
  ) strict;
  create table if not exists paystack_transfers (
    id integer primary key, code text not null unique, reference text not null unique,
    recipient integer not null references paystack_recipients, amount integer not null, fee integer not null,
    reason text, status text not null, at integer not null, updated_at integer not null, transferred_at integer
  ) strict;
  create table if not exists paystack_refunds (
    id integer primary key, code text not null unique, transaction_id integer not null references paystack_transactions,
    amount integer not null, status text not null, is_dispute integer not null, merchant_note text, customer_note text,
    at integer not null, updated_at integer not null
  ) strict;
  create index if not exists paystack_refunds_by_transaction on paystack_refunds (transaction_id);
  create table if not exists paystack_disputes (
    id integer primary key, transaction_id integer not null references paystack_transactions, amount integer not null,
    status text not null, resolution text, at integer not null, updated_at integer not null, due_at integer not null
  ) strict;
  create table if not exists paystack_settlements (
    id integer primary key, amount integer not null, at integer not null
  ) strict;
`;

export interface CustomerRow {
  id: number;
  code: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  metadata: string | null;
  at: number;
  updated_at: number;
}

export type ChargeStatus = 'abandoned' | 'pending' | 'success' | 'failed' | 'reversed';

export interface TransactionRow {
  id: number;
  reference: string;
  access_code: string | null;
  is_callers: 0 | 1;
  customer: number;
  amount: number;
  currency: string;
  status: ChargeStatus;
  channel: string;
  gateway_response: string;
  is_undecided: 0 | 1;
  authorization: string | null;
  account: string | null;
  callback_url: string | null;
  metadata: string | null;
  at: number;
  paid_at: number | null;
}

export interface AccountRow {
  id: number;
  account_number: string;
  bank: string;
  customer: number;
  at: number;
}

export interface RecipientRow {
  id: number;
  code: string;
  name: string;
  account_number: string;
  account_name: string;
  bank_code: string;
  description: string | null;
  metadata: string | null;
  at: number;
}

export type TransferStatus = 'pending' | 'success' | 'failed' | 'reversed';

export interface TransferRow {
  id: number;
  code: string;
  reference: string;
  recipient: number;
  amount: number;
  fee: number;
  reason: string | null;
  status: TransferStatus;
  at: number;
  updated_at: number;
  transferred_at: number | null;
}

export type RefundStatus = 'pending' | 'processed' | 'failed';

export interface RefundRow {
  id: number;
  code: string;
  transaction_id: number;
  amount: number;
  status: RefundStatus;
  is_dispute: 0 | 1;
  merchant_note: string | null;
  customer_note: string | null;
  at: number;
  updated_at: number;
}

export interface DisputeRow {
  id: number;
  transaction_id: number;
  amount: number;
  status: 'awaiting-merchant-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | null;
  at: number;
  updated_at: number;
  due_at: number;
}

export interface SettlementRow {
  id: number;
  amount: number;
  at: number;
}
