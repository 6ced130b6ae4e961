import { iso, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { productUnknown, unreadable, valueNotSold } from './answers.ts';
import type { Desk } from './desk.ts';
import { findProduct, nairaPer, type Product } from './products.ts';
import type { QuoteRow } from './tables.ts';

const goodMs = 15 * 60_000;

/** `POST /quotes`: the price of this minute, good for a quarter of an hour. */
export function quote({ books, now }: Desk, body: Body): Answer {
  const value = plainValue(textOf(body['value']));
  if (value === undefined) return unreadable;
  const product = findProduct(textOf(body['product']));
  if (!product) return productUnknown;
  if (!isSold(product, value)) return valueNotSold;
  const price = (hundredths(value) * nairaPer[product.currency]) / 100;
  const row: QuoteRow = {
    quote: makeCode('qt_'),
    product: product.id,
    value,
    price,
    expires_at: now() + goodMs,
  };
  books.run(
    'insert into giftcards_quotes (quote, product, value, price, expires_at) values (?, ?, ?, ?, ?)',
    row.quote,
    row.product,
    row.value,
    row.price,
    row.expires_at,
  );
  const { id, currency } = product;
  const told = { quote: row.quote, product: id, value, currency, price: naira(price), expires_at: iso(row.expires_at) };
  return { status: 200, body: told };
}

export const findQuote = ({ books }: Desk, name: string | undefined): QuoteRow | undefined =>
  books.one<QuoteRow>('select * from giftcards_quotes where quote = ?', name ?? '');

/** "25" and "25.00" are one value. */
export function plainValue(text: string | undefined): string | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

const hundredths = (value: string): number => Number(value.replace('.', ''));

function isSold({ values, range }: Product, value: string): boolean {
  if (values.includes(value)) return true;
  if (!range) return false;
  const [asked, min, max, step] = [value, range.min, range.max, range.step].map(hundredths) as [
    number,
    number,
    number,
    number,
  ];
  return asked >= min && asked <= max && (asked - min) % step === 0;
}

export const naira = (kobo: number) => ({
  amount: `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`,
  currency: 'NGN',
});
