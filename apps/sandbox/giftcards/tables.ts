// Prices are kobo, times are milliseconds, values the decimal text of the card's currency.

export const tables = `
  create table if not exists giftcards_quotes (
    id integer primary key, quote text not null unique, product text not null, value text not null,
    price integer not null, expires_at integer not null
  ) strict;
  create table if not exists giftcards_orders (
    id integer primary key, order_id text not null unique, reference text not null unique, product text not null,
    value text not null, price integer not null, status text not null, at integer not null, changed_at integer not null
  ) strict;
`;

export type OrderStatus = 'pending' | 'success' | 'failed' | 'reversed';

export interface QuoteRow {
  quote: string;
  product: string;
  value: string;
  price: number;
  expires_at: number;
}

export interface OrderRow {
  id: number;
  order_id: string;
  reference: string;
  product: string;
  value: string;
  price: number;
  status: OrderStatus;
  at: number;
  changed_at: number;
}
