import { createHash } from 'node:crypto';
import { iso, makeCode, bodyOf, textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { balanceTooLow, orderUnknown, priceChanged, quoteOver, referenceTaken, unreadable } from './answers.ts';
import type { Desk, How } from './desk.ts';
import { findProduct } from './products.ts';
import { findQuote, naira, plainValue } from './quotes.ts';
import type { OrderRow, OrderStatus } from './tables.ts';

/** `POST /orders`: one reference buys one card, however often it is sent. */
export function placeOrder(desk: Desk, body: Body, { isUndecided }: How): Answer {
  const { books, now } = desk;
  const reference = textOf(body['reference']);
  const value = plainValue(textOf(body['value']));
  const price = bodyOf(body['price']);
  if (!reference || reference.length > 64 || value === undefined || price['currency'] !== 'NGN') return unreadable;
  const product = textOf(body['product']);
  const before = findOrder(desk, reference);
  if (before) {
    const isSame = before.product === product && before.value === value && isPrice(before.price, price);
    return isSame ? { status: 200, body: onWire(before) } : referenceTaken;
  }
  const quoted = findQuote(desk, textOf(body['quote']));
  if (!quoted || quoted.expires_at <= now() || quoted.product !== product || quoted.value !== value) return quoteOver;
  if (!isPrice(quoted.price, price)) return priceChanged;
  if (quoted.price > balanceOf(desk)) return balanceTooLow;
  const at = now();
  books.run('delete from giftcards_quotes where quote = ?', quoted.quote);
  books.run(
    `insert into giftcards_orders (order_id, reference, product, value, price, status, at, changed_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    makeCode('ord_'),
    reference,
    quoted.product,
    value,
    quoted.price,
    isUndecided ? 'pending' : 'success',
    at,
    at,
  );
  return { status: 201, body: onWire(findOrder(desk, reference)!) };
}

/** `GET /orders/{reference}`. Undecided: from then on, until it is settled. */
export function showOrder(desk: Desk, reference: string, { isUndecided }: How): Answer {
  const found = findOrder(desk, reference);
  if (!found) return orderUnknown;
  const isOpen = found.status === 'pending' || found.status === 'success';
  return { status: 200, body: onWire(isUndecided && isOpen ? setStatus(desk, found, 'pending') : found) };
}

const perPage = 100;

/** `GET /orders?from=&until=&page=`: what was ordered, without its codes. */
export function listOrders({ books }: Desk, query: Body): Answer {
  const [from, until] = [Date.parse(textOf(query['from']) ?? ''), Date.parse(textOf(query['until']) ?? '')];
  if (Number.isNaN(from) || Number.isNaN(until)) return unreadable;
  const page = wholeOf(query['page']) ?? 1;
  const rows = books.all<OrderRow>('select * from giftcards_orders where at >= ? and at < ? order by id', from, until);
  const orders = rows.slice((page - 1) * perPage, page * perPage).map(row => {
    const { card: _sealed, ...rest } = onWire(row);
    return rest;
  });
  return { status: 200, body: { orders, page, pages: Math.ceil(rows.length / perPage), total: rows.length } };
}

/** `GET /balance` */
export const showBalance = (desk: Desk): Answer => ({ status: 200, body: { balance: naira(balanceOf(desk)) } });

/** ₦1,000,000,000 put in by the owner; what was spent is worked out from the books each time. */
function balanceOf({ books }: Desk): number {
  const { spent } = books.one<{ spent: number }>(
    `select coalesce(sum(price), 0) as spent from giftcards_orders where status in ('pending', 'success')`,
  )!;
  return 100_000_000_000 - spent;
}

const isPrice = (kobo: number, price: Body) => textOf(price['amount']) === naira(kobo).amount;

export function findOrder({ books }: Desk, named: string): OrderRow | undefined {
  return books.one<OrderRow>('select * from giftcards_orders where reference = ?1 or order_id = ?1', named);
}

export function setStatus({ books, now }: Desk, row: OrderRow, status: OrderStatus): OrderRow {
  const changedAt = now();
  books.run('update giftcards_orders set status = ?, changed_at = ? where id = ?', status, changedAt, row.id);
  return { ...row, status, changed_at: changedAt };
}

const statuses = { pending: 'pending', success: 'delivered', failed: 'failed', reversed: 'refunded' } as const;

function onWire(row: OrderRow) {
  const { order_id: id, reference, product, value, price, status, at, changed_at: changedAt } = row;
  return {
    id,
    reference,
    product,
    value,
    currency: findProduct(product)!.currency,
    status: statuses[status],
    price: naira(price),
    card: status === 'success' ? cardOf(row) : null,
    created_at: iso(at),
    updated_at: iso(changedAt),
  };
}

/** Depends on the order alone, so that it is the same each time it is asked for. */
function cardOf({ order_id: id, product }: OrderRow) {
  const { codeLength, hasPin } = findProduct(product)!;
  const digest = createHash('sha256').update(id).digest();
  const letters = [...digest].map(byte => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');
  return {
    code: letters.slice(0, codeLength).replaceAll(/(.{4})(?=.)/g, '$1-'),
    pin: hasPin ? String(digest.readUInt16BE(0) % 10_000).padStart(4, '0') : null,
    serial: String(digest.readUInt32BE(2)).padStart(10, '0'),
    url: null,
    expires_on: null,
  };
}
