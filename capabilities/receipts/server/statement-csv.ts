import { lagosClock } from '@wura/platform/time';
import type { Statement, StatementRow } from '../statement-contract.ts';

type Column = readonly [title: string, of: (row: StatementRow) => string | null];

const columns: readonly Column[] = [
  ['Date', ({ date }) => lagosClock(Date.parse(date))],
  ['Description', ({ description }) => description],
  ['Name', ({ party }) => party],
  ['Bank', ({ bank }) => bank],
  ['Account number', ({ account_number: number }) => number],
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => status],
  ['Money in', ({ money_in: amount }) => unlessNothing(amount)],
  ['Money out', ({ money_out: amount }) => unlessNothing(amount)],
  ['Fee', ({ fee }) => unlessNothing(fee)],
  ['VAT', ({ vat }) => unlessNothing(vat)],
  ['Stamp duty', ({ duty }) => unlessNothing(duty)],
  ['Rate', ({ exchange }) => exchange?.rate ?? null],
  ['Remark', ({ remark }) => remark],
  ['Balance', ({ balance }) => balance],
];

/**
 * The statement as a table for any spreadsheet, its balances in rows of their own so that every row has the same columns.
 */
export function writeCsv({ opening_balance: opening, closing_balance: closing, from, to, rows }: Statement): string {
  const balanceRow = (date: string, description: string, balance: string) =>
    columns.map(([title]) =>
      title === 'Date' ? date : title === 'Description' ? description : title === 'Balance' ? balance : null,
    );
  const lines = [
    columns.map(([title]) => title),
    balanceRow(from, 'Opening balance', opening),
    ...rows.map(row => columns.map(([, of]) => of(row))),
    balanceRow(to, 'Closing balance', closing),
  ];
  // The mark in front makes spreadsheets read it as UTF-8; the ends of lines are those of RFC 4180.
  return `\uFEFF${lines.map(cells => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

const unlessNothing = (amount: string) => (/^[0.]+$/.test(amount) ? null : amount);

/** A sender may call a remark a formula; a spreadsheet that opens the table must not work it out. */
export function cellOf(given: string | null): string {
  if (given === null || given === '') return '';
  const isFigure = /^-?\d+(\.\d+)?$/.test(given);
  const text = !isFigure && /^[\s]*[=+\-@\t\r]/.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
