// Amounts are kobo, times are milliseconds.

export const tables = `
  create table if not exists vtpass_payments (
    id integer primary key, request_id text not null unique, transaction_id text not null unique,
    service text not null, destination text not null, phone text not null, variation text, amount integer not null,
    status text not null, at integer not null
  ) strict;
`;

export type PaymentStatus = 'pending' | 'success' | 'failed' | 'reversed';

export interface PaymentRow {
  id: number;
  request_id: string;
  transaction_id: string;
  service: string;
  destination: string;
  phone: string;
  variation: string | null;
  amount: number;
  status: PaymentStatus;
  at: number;
}
