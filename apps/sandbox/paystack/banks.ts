import { textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, missing, nameNotResolved, success } from './answers.ts';
import { banks, findBank, type Bank } from './bank-list.ts';
import type { Desk } from './desk.ts';
import { resolveName } from './names.ts';

const listedSince = '2016-07-14T10:04:29.000Z';

export function listBanks(query: Body): Answer {
  const size = Math.min(wholeOf(query['perPage']) ?? 50, 100);
  const found = matches(query) ? banks : [];
  if (textOf(query['use_cursor']) !== 'true') {
    const from = ((wholeOf(query['page']) ?? 1) - 1) * size;
    return success('Banks retrieved', found.slice(from, from + size).map(toWire));
  }
  // A cursor is the row it begins with, wrapped so that no client is tempted to count on it.
  const from = positionOf(query['next'] ?? query['previous']);
  if (from === undefined) return invalid('Invalid cursor');
  const next = from + size < found.length ? cursorOf(from + size) : null;
  const previous = from > 0 ? cursorOf(Math.max(0, from - size)) : null;
  const page = found.slice(from, from + size).map(toWire);
  return success('Banks retrieved', page, { meta: { next, previous, perPage: size } });
}

export function resolveAccount(desk: Desk, query: Body): Answer {
  const account = textOf(query['account_number']);
  const bankCode = textOf(query['bank_code']);
  if (!account) return missing('Account number is required');
  if (!bankCode) return missing('Bank code is required');
  const bank = findBank(bankCode);
  if (!bank) return invalid(`Unknown bank code: ${bankCode}`, 'invalid_bank_code');
  const name = resolveName(desk, { account, bankCode });
  if (!name) return nameNotResolved;
  return success('Account number resolved', { account_number: account, account_name: name, bank_id: bank.id });
}

function matches(query: Body): boolean {
  const { country, currency, type } = query;
  const isOneOf = (value: unknown, words: readonly string[]) =>
    textOf(value) === undefined || words.includes(textOf(value)!.toLowerCase());
  return isOneOf(country, ['nigeria', 'ng']) && isOneOf(currency, ['ngn']) && isOneOf(type, ['nuban']);
}

function toWire({ id, name, slug, code }: Bank) {
  return {
    id,
    name,
    slug,
    code,
    longcode: '',
    gateway: null,
    pay_with_bank: false,
    supports_transfer: true,
    available_for_direct_debit: false,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: listedSince,
    updatedAt: listedSince,
  };
}

const cursorOf = (position: number) => Buffer.from(`bank:${position}`).toString('base64');

function positionOf(cursor: unknown): number | undefined {
  const text = textOf(cursor);
  if (text === undefined) return 0;
  const position = /^bank:(\d{1,6})$/.exec(Buffer.from(text, 'base64').toString());
  return position ? Number(position[1]) : undefined;
}
