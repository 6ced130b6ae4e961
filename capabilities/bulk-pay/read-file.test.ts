import { expect, it } from 'vitest';
import { linesMax, readFile } from './read-file.ts';

const lines = (text: string) => {
  const file = readFile(text);
  if (file.fault !== null) throw new Error(`${file.fault} in line ${file.line}`);
  return file.lines;
};
const fault = (text: string) => {
  const file = readFile(text);
  return file.fault === null ? file.lines.map(line => [line.n, line.fault]) : [file.fault, file.line];
};

it('reads what spreadsheets write: a byte order mark, Windows line ends, quotes, semicolons and tabs', () => {
  const expected = [
    { n: 2, to: '@ada', bank: '', amount: '1500.50', note: 'June, "early"', fault: null },
    { n: 3, to: '0123456789', bank: '058', amount: '2,000', note: '', fault: null },
  ];
  const comma = '\uFEFFto,bank,amount,note\r\n@ada,,1500.50,"June, ""early"""\r\n0123456789,058,"2,000",\r\n';
  expect(lines(comma)).toEqual(expected);
  expect(lines('To;Bank;Amount;Note\n@ada;;1500.50;"June, ""early"""\n0123456789;058;2,000;')).toEqual(expected);
  expect(lines('amount\tto\n100\t@ada').at(0)).toMatchObject({ to: '@ada', amount: '100', fault: null });
});

it('takes no notice of empty columns at the right, nor of an empty note that a spreadsheet leaves out', () => {
  const expected = [
    { n: 2, to: '@ada', bank: '', amount: '100', note: 'June', fault: null },
    { n: 3, to: '@bola', bank: '', amount: '200', note: '', fault: null },
  ];
  expect(lines('to,bank,amount,note,,\r\n@ada,,100,June,,\r\n@bola,,200,,,')).toEqual(expected);
  expect(lines('to,bank,amount,note\r\n@ada,,100,June\r\n@bola,,200')).toEqual(expected);
  expect(fault('to,bank,amount,note,,\n@ada,,100,June,5,\n@ada,,1,500,')).toEqual([
    [2, 'line_cells'],
    [3, 'line_cells'],
  ]);
  expect(fault('to,bank,amount,note\n@ada,,1,500,\n@ada,')).toEqual([
    [2, 'line_cells'],
    [3, 'line_cells'],
  ]);
  expect(fault('to,amount,bank\n0123456789,100')).toEqual([[2, 'line_cells']]);
});

it('says of each line what is wrong with it, under the number that an editor shows', () => {
  const text = [
    'to,bank,amount,note',
    '@ada,,100,"two',
    'lines"',
    '',
    '@ada,100',
    ',,100,',
    '123,058,100,',
    '@ada,,ten,',
    '@ada,,-5,',
    '=HYPERLINK("x"),,100,',
    '@SUM(A1),,100,',
    '@ada,,100,+1',
    `@ada,,100,${'x'.repeat(1_000_000)}`,
    '@ada,,100,fine',
  ].join('\n');
  expect(fault(text)).toEqual([
    [2, expect.toSatisfy(found => found === null || found === 'line_note')],
    [5, 'line_cells'],
    [6, 'line_payee_missing'],
    [7, 'line_account_number'],
    [8, 'line_amount'],
    [9, 'line_formula'],
    [10, 'line_formula'],
    [11, 'line_formula'],
    [12, 'line_formula'],
    [13, 'line_oversized'],
    [14, null],
  ]);
});

it('says why a file is none, and in which line', () => {
  expect(fault('')).toEqual(['file_empty', 1]);
  expect(fault('to,amount\n\n')).toEqual(['file_empty', 1]);
  expect(fault('@ada,100')).toEqual(['header_missing', 1]);
  expect(fault('to,amount,colour\n@ada,1,red')).toEqual(['header_unknown', 1]);
  expect(fault('to,amount,to\n@ada,1,@bola')).toEqual(['header_twice', 1]);
  expect(fault('to,amount\n@ada,1\n"@bola,1\n@chi,2')).toEqual(['quote_open', 3]);
  expect(fault(`to,amount\n${'@ada,1\n'.repeat(linesMax + 1)}`)).toEqual(['file_too_long', linesMax + 2]);
  expect(lines(`to,amount\n${'@ada,1\n'.repeat(linesMax)}`)).toHaveLength(linesMax);
});

it('reads each letter of a file once, whatever an attacker fills it with', () => {
  const began = performance.now();
  for (const filling of ['x' + '"'.repeat(300_000), ' '.repeat(150_000) + 'x"'.repeat(75_000), '"'.repeat(300_000)]) {
    expect(fault(`to,amount\n${filling}`)).toEqual([[2, 'line_oversized']]);
  }
  const marks = `@ada,1,a${'\u0315\u0300'.repeat(900)}\n`;
  expect(new Set(lines(`to,amount,note\n${marks.repeat(750)}`).map(line => line.fault))).toEqual(
    new Set(['line_note']),
  );
  expect(performance.now() - began).toBeLessThan(2_000);
});
