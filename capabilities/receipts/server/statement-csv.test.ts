import { expect, test } from 'vitest';
import { rowsMax, type Statement } from '../statement-contract.ts';
import { cellOf, writeCsv } from './statement-csv.ts';

const row = {
  id: 'mov_1',
  date: '2026-11-21T23:30:00.000Z',
  description: 'To Ngozi "the baker", Ltd',
  party: 'Ngozi Eze',
  bank: null,
  account_number: '0123456789',
  reference: 'WUR1',
  status: 'completed',
  money_in: '0.00',
  money_out: '1500.00',
  fee: '10.00',
  vat: '0.75',
  duty: '0.00',
  exchange: null,
  remark: '=HYPERLINK("https://evil.example")',
  balance: '489.25',
} as const;

const statement = { from: '2026-11-01', to: '2026-11-22', opening_balance: '2000.00', closing_balance: '489.25' };

test('a table has a column for each part of a price, and its balances in rows of their own', async () => {
  const lines = (await writeCsv({ ...statement, rows: [row] } as unknown as Statement)).split('\r\n');
  expect(lines).toEqual([
    '\uFEFFDate,Description,Name,Bank,Account number,Reference,Status,Money in,Money out,Fee,VAT,Stamp duty,Rate,Remark,Balance',
    '2026-11-01,Opening balance,,,,,,,,,,,,,2000.00',
    // Half past midnight in Lagos is the next day.
    `2026-11-22 00:30:00,"To Ngozi ""the baker"", Ltd",Ngozi Eze,,0123456789,WUR1,completed,,1500.00,10.00,0.75,,,"'=HYPERLINK(""https://evil.example"")",489.25`,
    '2026-11-22,Closing balance,,,,,,,,,,,,,489.25',
    '',
  ]);
});

test('the longest table that is made has room for a day of whole files of payments, and others are answered meanwhile', async () => {
  expect(rowsMax.csv).toBeGreaterThanOrEqual(2 * 10_000);
  const rows = Array.from({ length: rowsMax.csv }, () => row);
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  const table = await writeCsv({ ...statement, rows } as unknown as Statement);
  clearInterval(other);
  expect(table.split('\r\n')).toHaveLength(rows.length + 4);
  expect(turns).toBeGreaterThan(10);
});

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('%j is text to a spreadsheet', given => {
  expect(cellOf(given).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['-12.50', '1500', '0123456789', 'Musa-Ibrahim', '₦'])('%j stays as it is', given =>
  expect(cellOf(given)).toBe(given),
);
