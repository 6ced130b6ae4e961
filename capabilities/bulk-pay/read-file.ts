import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { fileFaults, lineFaults, type LineFault } from './refusals.ts';

// A file of payments as people make them: by hand, by a spreadsheet of whatever country, or by a program.

export const linesMax = 10_000;
const lineCharactersMax = 2_000;

export type FileFault = (typeof fileFaults)[keyof typeof fileFaults];

export interface ReadLine {
  /** As an editor counts the lines of the file. */
  readonly n: number;
  readonly to: string;
  /** The code of a bank; empty: a customer of ours. */
  readonly bank: string;
  readonly amount: string;
  readonly note: string;
  readonly fault: LineFault | null;
}

export type ReadFile =
  | { readonly fault: FileFault; readonly line: number }
  | { readonly fault: null; readonly lines: readonly ReadLine[] };

const columns = ['to', 'bank', 'amount', 'note'] as const;
type Column = (typeof columns)[number];

/** The lines of a file, each with what is wrong with its form; or why it is no such file, and where. */
export function readFile(text: string): ReadFile {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  if ('fault' in rows) return rows;
  const [header, ...rest] = rows;
  if (!header) return { fault: fileFaults.file_empty, line: 1 };
  const names = namesOf(header);
  const headerFault = faultOfHeader(names);
  if (headerFault) return { fault: headerFault, line: header.n };
  if (rest.length === 0) return { fault: fileFaults.file_empty, line: header.n };
  if (rest.length > linesMax) return { fault: fileFaults.file_too_long, line: rest[linesMax]!.n };
  const width = header.cells.length;
  return { fault: null, lines: rest.map(row => readLine({ ...row, cells: cellsOf(row, { names, width }) }, names)) };
}

/** A spreadsheet that once held something further right writes columns there with nothing in them, in every line. */
function namesOf({ cells }: Row): string[] {
  const names = cells.map(cell => cell.trim().toLowerCase());
  return names.slice(0, names.findLastIndex(name => name !== '') + 1);
}

/**
 * Some spreadsheets leave out the last cells of a line where they are empty. Only a note may be missing so: what says who
 * is paid and how much stands in its place, or the line is wrong.
 */
function cellsOf({ cells }: Row, { names, width }: { names: readonly string[]; width: number }): readonly string[] {
  const beyond = cells.slice(names.length);
  if (cells.length === width && beyond.every(cell => cell.trim() === '')) return cells.slice(0, names.length);
  const missing = names.slice(cells.length);
  return missing.every(name => name === 'note') ? [...cells, ...missing.map(() => '')] : cells;
}

function faultOfHeader(names: readonly string[]): FileFault | undefined {
  if (!names.includes('to') || !names.includes('amount')) return fileFaults.header_missing;
  if (names.some(name => !columns.some(column => column === name))) return fileFaults.header_unknown;
  return new Set(names).size < names.length ? fileFaults.header_twice : undefined;
}

function readLine({ n, cells, isTooLong }: Row, names: readonly string[]): ReadLine {
  const cell = (column: Column) => cells[names.indexOf(column)]?.trim() ?? '';
  const line = {
    n,
    to: cell('to').replaceAll(' ', ''),
    bank: cell('bank'),
    amount: cell('amount'),
    note: cell('note'),
  };
  const kept = { ...line, to: line.to.slice(0, 64), bank: line.bank.slice(0, 32), amount: line.amount.slice(0, 32) };
  const note = remarksFault(line.note) === undefined ? cleanRemarks(line.note) : line.note.slice(0, 100);
  return { ...kept, note, fault: faultOfLine() };

  function faultOfLine(): LineFault | null {
    if (isTooLong) return lineFaults.line_oversized;
    if (cells.length !== names.length) return lineFaults.line_cells;
    // A spreadsheet that opens the results would carry such a cell out.
    if (cells.some((each, place) => isFormula(each.trim(), names[place]!))) return lineFaults.line_formula;
    if (line.to === '') return lineFaults.line_payee_missing;
    if (line.bank !== '' && !/^\d{10}$/.test(line.to)) return lineFaults.line_account_number;
    if (line.bank.length > 32) return lineFaults.line_bank_unknown;
    if (line.to.length > 64) return lineFaults.line_payee_unknown;
    if (plainAmount(line.amount) === undefined) return lineFaults.line_amount;
    return line.note !== '' && remarksFault(line.note) !== undefined ? lineFaults.line_note : null;
  }
}

/** An amount as a file may have it, without the commas between its thousands; none where it is written in any other way. */
export const plainAmount = (text: string): string | undefined =>
  /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,8})?$/.test(text) ? text.replaceAll(',', '') : undefined;

/** A @username is the one thing that may begin so. */
const isFormula = (cell: string, column: string) =>
  /^[=+\-\t]/.test(cell) || (cell.startsWith('@') && (column !== 'to' || !/^@[\w.-]+$/.test(cell)));

interface Row {
  readonly n: number;
  readonly cells: readonly string[];
  readonly isTooLong: boolean;
}

/** Cells between commas, semicolons or tabs, whichever the first line has; quoted where they hold one. Empty lines are none. */
function rowsOf(text: string): Row[] | { fault: FileFault; line: number } {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const separator = [',', ';', '\t'].find(mark => firstLine.includes(mark)) ?? ',';
  // Letters that mean no more than themselves, taken together: one by one they would cost ten times as much.
  const plain = new RegExp(`[^"\\r\\n${separator}]+`, 'y');
  const rows: Row[] = [];
  let n = 1;
  let at = 0;
  while (at < text.length) {
    const began = n;
    const start = at;
    const cells: string[] = [];
    let cell = '';
    // Kept beside the cell: to look through it again at each of an attacker's million quotes would hold up all other callers.
    let isBlank = true;
    let isQuoted = false;
    const add = (letters: string) => {
      // Of a line that is too long no more is kept than shows which it is, and that it is not blank.
      if (isBlank || cell.length < lineCharactersMax) cell += letters;
      isBlank &&= letters.trim() === '';
    };
    for (; at < text.length; at++) {
      plain.lastIndex = at;
      if (plain.test(text)) {
        add(text.slice(at, plain.lastIndex));
        at = plain.lastIndex - 1;
        continue;
      }
      const letter = text[at]!;
      if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) n++;
      if (isQuoted) {
        if (letter !== '"') add(letter);
        else if (text[at + 1] === '"') {
          add('"');
          at++;
        } else isQuoted = false;
      } else if (letter === '"' && isBlank) [cell, isQuoted] = ['', true];
      else if (letter === separator) {
        cells.push(cell);
        [cell, isBlank] = ['', true];
      } else if (letter === '\n') break;
      else if (letter === '\r') {
        if (text[at + 1] !== '\n') break;
      } else add(letter);
    }
    if (isQuoted) return { fault: fileFaults.quote_open, line: began };
    cells.push(cell);
    const isTooLong = at - start > lineCharactersMax;
    at++;
    if (cells.some(each => each.trim() !== '')) {
      rows.push({ n: began, cells: isTooLong ? cells.slice(0, 4).map(each => each.slice(0, 100)) : cells, isTooLong });
    }
    // The caller counts what follows, and does not read it.
    if (rows.length > linesMax + 1) break;
  }
  return rows;
}
