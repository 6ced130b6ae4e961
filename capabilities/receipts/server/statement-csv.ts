import { setImmediate as breathe } from 'node:timers/promises';
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

/** So many rows are written at a time, so that other callers are answered between. */
const portion = 500;

/**
 * The statement as a table for any spreadsheet, its balances in rows of their own so that every row has the same columns.
 */
export async function writeCsv(statement: Statement): Promise<string> {
  const { opening_balance: opening, closing_balance: closing, from, to, rows } = statement;
  const balanceRow = (date: string, description: string, balance: string) =>
    columns.map(([title]) =>
      title === 'Date' ? date : title === 'Description' ? description : title === 'Balance' ? balance : null,
    );
  // The mark in front makes spreadsheets read it as UTF-8.
  const parts = [
    '\uFEFF',
    lineOf(columns.map(([title]) => title)),
    lineOf(balanceRow(from, 'Opening balance', opening)),
  ];
  for (let at = 0; at < rows.length; at += portion) {
    parts.push(...rows.slice(at, at + portion).map(row => lineOf(columns.map(([, of]) => of(row)))));
    await breathe();
  }
  return [...parts, lineOf(balanceRow(to, 'Closing balance', closing))].join('');
}

/** Ends as RFC 4180 has it. */
const lineOf = (cells: readonly (string | null)[]) => `${cells.map(cellOf).join(',')}\r\n`;

const unlessNothing = (amount: string) => (/^[0.]+$/.test(amount) ? null : amount);

/**
 * A sender may call a remark a formula; a spreadsheet that opens the table must not work it out. An account number is its
 * digits and nothing around them: what would keep its zeros there spoils it for every other reader (decision 0058).
 */
export function cellOf(given: string | null): string {
  if (given === null || given === '') return '';
  const isFigure = /^-?\d+(\.\d+)?$/.test(given);
  const text = !isFigure && /^[\s]*[=+\-@\t\r]/.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
