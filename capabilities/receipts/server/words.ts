import { parseMoney, spellMoney } from '@wura/money';
import { currencyOf, isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import { priceDigits } from '@wura/rates/cross-rate';
import type { Ink } from '@wura/documents/page';
import type { Receipt } from '../contract.ts';

// What a receipt says. In English, whatever its owner reads: it is shown to others, at a counter in Lagos.

/** How a receipt looks by its status. One that is not complete has a word across it, and can never look as if it were. */
export interface Face {
  readonly chip: string;
  /** Drawn in a square of 24. */
  readonly sign: string;
  readonly light: Ink;
  readonly dark: Ink;
  readonly band?: string;
  /** The same in one word, for the pattern over the paper. */
  readonly mark?: string;
  readonly caption?: string;
}

export const faces: Readonly<Record<Receipt['status'], Face>> = {
  completed: { chip: 'Completed', sign: 'M5 12.5l4.5 4.5L19 7.5', light: '#DAF4E4', dark: '#08633D' },
  pending: {
    chip: 'Pending',
    sign: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0 -18zM12 7.5v5l3.2 1.9',
    light: '#FFE6D5',
    dark: '#86430F',
    band: 'PENDING',
    mark: 'PENDING',
    caption: 'Not confirmed yet. Check below before you rely on it.',
  },
  failed: {
    chip: 'Money returned',
    sign: 'M8.5 5L4 9.5L8.5 14M4.5 9.5h9.5a5.5 5.5 0 0 1 0 11h-3',
    light: '#FFE6E2',
    dark: '#A9231E',
    band: 'FAILED, MONEY RETURNED',
    mark: 'FAILED',
    caption: 'This did not go through. All of the money went back.',
  },
};

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly detail?: string | undefined;
  readonly isStrong?: boolean;
  /** Long, and read by machines: set smaller, so that it stays on one row. */
  readonly isCode?: boolean;
}

export function rowsOf(receipt: Receipt): Row[] {
  const { sender, receiver, fees, remark, session_id: session, type } = receipt;
  const money = (amount: string) => spelled(amount, receipt.currency);
  return [
    ...(receiver ? [partyRow('To', receiver)] : []),
    ...(sender ? [partyRow('From', sender)] : []),
    ...(receiver && sender ? [] : [{ label: 'For', value: receipt.description }]),
    ...exchangeRows(receipt),
    ...fees.map(({ name, amount }) => ({ label: name, value: money(amount) })),
    ...(fees.length === 0 && type === 'send' ? [{ label: 'Fee', value: 'No fee' }] : []),
    ...(fees.length > 0 ? [{ label: 'Total', value: money(receipt.total), isStrong: true }] : []),
    ...(remark ? [{ label: 'Remark', value: remark }] : []),
    { label: 'Date', value: lagosTime(receipt.date) },
    { label: 'Reference', value: receipt.reference, isCode: true },
    ...(session ? [{ label: 'Session ID', value: session, isCode: true }] : []),
  ];
}

/** Both sums, the price of one unit, and whose rate it was. */
function exchangeRows({ exchange, type }: Receipt): Row[] {
  if (!exchange) return [];
  const { from, to, rate, source, simulated } = exchange;
  const other = type === 'send' ? to : from;
  const isDivided = rate.startsWith('0');
  const [one, price] = isDivided ? [to, from] : [from, to];
  const figure = isCurrencyCode(price.currency) ? symbolOf(price.currency) + priceDigits(rate) : priceDigits(rate);
  return [
    { label: type === 'send' ? 'Became' : 'Came from', value: spelled(other.amount, other.currency) },
    { label: 'Rate', value: `1 ${one.currency} = ${figure}`, detail: simulated ? 'Sandbox rate' : source },
  ];
}

function partyRow(label: string, party: NonNullable<Receipt['sender']>): Row {
  // Of an account, or of a phone.
  const account = party.account_number?.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3');
  const detail = [party.bank, account].filter(Boolean).join(', ');
  return { label, value: party.name, detail: detail === '' ? undefined : detail };
}

const symbolOf = (code: CurrencyCode) => currencyOf(code).symbol;

const kinds: Readonly<Record<string, string>> = {
  transfer: 'Transfer on Wura',
  bank_transfer: 'Bank transfer',
  deposit: 'Deposit',
  conversion: 'Conversion on Wura',
};

/** The amount in two sizes, and what it was for. */
export function figureOf({ amount, currency, category, description }: Receipt) {
  const [whole = '', fraction] = spelled(amount, currency).split('.');
  return { whole, fraction: fraction === undefined ? '' : `.${fraction}`, kind: kinds[category] ?? description };
}

function spelled(amount: string, currency: string): string {
  const money = isCurrencyCode(currency) ? parseMoney(amount, currency) : undefined;
  return typeof money === 'object' ? spellMoney(money) : `${currency} ${amount}`;
}

export function hostOf({ verify_url }: Receipt): string {
  const { host } = new URL(verify_url);
  return `${host}/verify`;
}

/** "Fri 20 Nov 2026, 14:06:31 WAT". */
function lagosTime(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Lagos',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? '';
  const month = part('month').replace('Sept', 'Sep');
  const day = `${part('weekday')} ${part('day')} ${month} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')}:${part('second')} WAT`;
}
