import { band } from '@wura/documents/cloth';
import { linesOf, widthOf } from '@wura/documents/letters';
import { encodeQr, qrPath } from '@wura/documents/qr';
import { rounded, type Ink, type Mark, type Page, type Style } from '@wura/documents/page';
import { minorOf, spellMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { lagosClock } from '@wura/platform/time';
import type { Statement, StatementRow } from '../statement-contract.ts';
import { brand } from './brand.ts';
import { inks } from './inks.ts';

// A statement as pages of A4, lying: a head with its balances on the first, the table over as many as it takes, and on
// each the code by which the paper can be checked. In English, like receipts, because a bank or an embassy reads it.

const page = { width: 842, height: 595, margin: 36 };
const left = page.margin;
const right = page.width - page.margin;
const footTop = page.height - 40;

const fine: Style = { weight: 'regular', size: 7.5 };
const body: Style = { weight: 'regular', size: 8.5 };
const label: Style = { weight: 'medium', size: 8 };
const figures: Style = { weight: 'regular', size: 8.5, isTabular: true };
const strong: Style = { weight: 'bold', size: 8.5, isTabular: true };

interface Column {
  readonly title: string;
  readonly width: number;
  /** An amount, which stands at the right. Text is laid out by itself. */
  readonly amount?: (row: StatementRow) => string;
}

const columns: readonly Column[] = [
  { title: 'Date', width: 84 },
  { title: 'Details', width: 206 },
  { title: 'Reference', width: 104 },
  { title: 'Money in', width: 76, amount: row => row.money_in },
  { title: 'Money out', width: 76, amount: row => row.money_out },
  { title: 'Fee', width: 46, amount: row => row.fee },
  { title: 'VAT', width: 44, amount: row => row.vat },
  { title: 'Duty', width: 46, amount: row => row.duty },
  { title: 'Balance', width: 88, amount: row => row.balance },
];

/** Where each column begins, and where the last one ends. */
const edges = columns.reduce<number[]>((at, { width }) => [...at, at.at(-1)! + width], [left]);
const gap = 8;

const words = (text: string, style: Style, x: number, baseline: number, ink: Ink = inks.ink): Mark => ({
  kind: 'words',
  text,
  style,
  ink,
  x,
  baseline,
});
const wordsTo = (text: string, style: Style, end: number, baseline: number, ink: Ink = inks.ink): Mark =>
  words(text, style, end - widthOf(text, style), baseline, ink);
const rule = (y: number, ink: Ink = inks.line): Mark => ({
  kind: 'shape',
  path: `M${left} ${y}H${right}`,
  stroke: ink,
  strokeWidth: 0.6,
});

interface Line {
  readonly height: number;
  marksAt(top: number): Mark[];
}

export function layOutStatement(statement: Statement): Page[] {
  const lines = [
    balanceLine(statement, 'Opening balance', statement.opening_balance, statement.from),
    ...statement.rows.map(row => rowLine(statement, row)),
    balanceLine(statement, 'Closing balance', statement.closing_balance, statement.to),
  ];
  const pages: { marks: Mark[]; y: number }[] = [];
  const turn = () => {
    const head = pages.length === 0 ? firstHead(statement) : laterHead(statement);
    const table = tableHead(head.end);
    pages.push({ marks: [...head.marks, ...table.marks], y: table.end });
  };
  turn();
  for (const line of lines) {
    if (pages.at(-1)!.y + line.height > footTop - 8) turn();
    const now = pages.at(-1)!;
    now.marks.push(...line.marksAt(now.y), rule(now.y + line.height));
    now.y += line.height;
  }
  return pages.map(({ marks }, index) => ({
    width: page.width,
    height: page.height,
    ground: inks.paper,
    marks: [...marks, ...foot(statement, `Page ${index + 1} of ${pages.length}`)],
  }));
}

interface Part {
  readonly marks: readonly Mark[];
  readonly end: number;
}

function firstHead(statement: Statement): Part {
  const { name, account_number: account, currency, from, to, made_at: madeAt } = statement;
  const top = page.margin;
  const woven = band({
    x: left - 8,
    y: 6,
    width: page.width,
    cell: 40,
    margin: 4,
    ink: inks.indigoLight,
    motifs: ['wave', 'cowrie', 'mirror', 'feather', 'house', 'cross', 'spiral'],
  });
  const marks: Mark[] = [
    { kind: 'shape', path: `M0 0H${page.width}V24H0z`, fill: inks.indigo },
    { kind: 'group', clip: `M0 0H${page.width}V24H0z`, marks: [{ ...woven, opacity: 0.9 }] },
    ...brand({ x: left, y: top + 4 }),
    words('Statement of account', { weight: 'bold', size: 16, tracking: -0.02 }, left, top + 52),
    words(name, { weight: 'medium', size: 11 }, left, top + 72),
    words(`Wura account ${grouped(account)}, ${currency} wallet`, body, left, top + 86, inks.second),
    words(`${dayText(from)} to ${dayText(to)}, days of Lagos`, body, left, top + 99, inks.second),
    words(`Made on ${momentText(madeAt)} WAT`, fine, left, top + 111, inks.third),
    ...check(statement, top + 8),
  ];
  if (statement.sandbox) {
    const word = 'SANDBOX: NO REAL MONEY';
    const style: Style = { weight: 'medium', size: 8, tracking: 0.08 };
    marks.push(
      { kind: 'shape', path: rounded(left + 84, top + 8, widthOf(word, style) + 16, 16, 8), fill: inks.info },
      words(word, style, left + 92, top + 19, inks.indigo),
    );
  }
  const sums = sumsPart(statement, top + 124);
  return { marks: [...marks, ...sums.marks], end: sums.end + 12 };
}

/** How the one balance became the other. */
function sumsPart(statement: Statement, top: number): Part {
  const sums: [string, string][] = [
    ['Opening balance', statement.opening_balance],
    ['Money in', statement.money_in],
    ['Money out', statement.money_out],
    ['Fees, VAT and duty', statement.fees],
    ['Closing balance', statement.closing_balance],
  ];
  const space = 8;
  const width = (right - left - space * (sums.length - 1)) / sums.length;
  const marks = sums.flatMap(([title, amount], index): Mark[] => {
    const x = left + index * (width + space);
    const isClosing = index === sums.length - 1;
    return [
      { kind: 'shape', path: rounded(x, top, width, 42, 9), fill: isClosing ? inks.indigo : inks.calico },
      words(title, label, x + 10, top + 16, isClosing ? inks.indigoLight : inks.second),
      words(
        spelled(statement, amount),
        { weight: 'bold', size: 12, isTabular: true },
        x + 10,
        top + 32,
        isClosing ? inks.paper : inks.ink,
      ),
    ];
  });
  return { marks, end: top + 42 };
}

/** The square code, and the letters for a reader without a camera. */
function check({ verify_url: address, code }: Statement, top: number): Mark[] {
  const modules = encodeQr(address);
  const side = 84;
  const x = right - side;
  const host = new URL(address).host;
  const end = x - 12;
  return [
    {
      kind: 'group',
      at: { x, y: top, scale: side / modules.length },
      marks: [{ kind: 'shape', path: qrPath(modules), fill: inks.ink }],
    },
    wordsTo('Check this statement', label, end, top + 14),
    wordsTo(`Scan the code, or enter it at ${host}/verify`, fine, end, top + 27, inks.second),
    wordsTo(code.slice(0, 14), { ...label, isTabular: true }, end, top + 43),
    wordsTo(code.slice(14), { ...label, isTabular: true }, end, top + 55),
  ];
}

function laterHead({ name, account_number: account, currency, from, to }: Statement): Part {
  const top = page.margin - 8;
  return {
    marks: [
      ...brand({ x: left, y: top }),
      wordsTo(
        `${name}, ${grouped(account)}, ${currency}, ${dayText(from)} to ${dayText(to)}`,
        body,
        right,
        top + 16,
        inks.second,
      ),
    ],
    end: top + 34,
  };
}

function tableHead(top: number): Part {
  const marks = columns.map(({ title, amount }, index) =>
    amount
      ? wordsTo(title, label, edges[index + 1]!, top + 12, inks.second)
      : words(title, label, edges[index]!, top + 12, inks.second),
  );
  return { marks: [...marks, rule(top + 18, inks.dots)], end: top + 18 };
}

function balanceLine(statement: Statement, title: string, amount: string, day: string): Line {
  return {
    height: 18,
    marksAt: top => [
      words(dayText(day), body, edges[0]!, top + 12, inks.second),
      words(title, { weight: 'bold', size: 8.5 }, edges[1]!, top + 12),
      wordsTo(spelled(statement, amount), strong, right, top + 12),
    ],
  };
}

function rowLine(statement: Statement, row: StatementRow): Line {
  const [, details, reference] = columns;
  const main = linesOf(row.description, body, details!.width - gap);
  const rest = linesOf(detailOf(row), fine, details!.width - gap);
  const codes = linesOf(row.reference, fine, reference!.width - gap);
  const height = Math.max(main.length * 11 + rest.length * 10, codes.length * 10, 22) + 8;
  const isOver = row.status !== 'failed';
  return {
    height,
    marksAt: top => [
      words(momentText(row.date), body, edges[0]!, top + 13),
      ...main.map((line, index) => words(line, body, edges[1]!, top + 13 + index * 11)),
      ...rest.map((line, index) => words(line, fine, edges[1]!, top + 13 + main.length * 11 + index * 10, inks.third)),
      ...codes.map((line, index) => words(line, fine, edges[2]!, top + 13 + index * 10, inks.third)),
      ...columns.flatMap(({ title, amount }, index) => {
        const figure = amount?.(row);
        if (figure === undefined || (title !== 'Balance' && /^[0.]+$/.test(figure))) return [];
        const style = title === 'Balance' ? strong : figures;
        return [wordsTo(plain(statement, figure), style, edges[index + 1]!, top + 13, isOver ? inks.ink : inks.third)];
      }),
    ],
  };
}

/** Who is on the other side where the words do not say it, the price of an exchange, and what is not final. */
function detailOf({
  party,
  bank,
  account_number: account,
  remark,
  exchange,
  status,
  description,
}: StatementRow): string {
  return [
    party !== null && !description.includes(party) ? party : undefined,
    [bank, account && grouped(account)].filter(Boolean).join(' '),
    exchange && `at ${exchange.rate}`,
    remark && `“${remark}”`,
    status === 'pending' ? 'not decided yet' : status === 'failed' ? 'failed: the money came back' : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

function foot({ code, verify_url: address }: Statement, number: string): Mark[] {
  const baseline = footTop + 16;
  return [
    rule(footTop, inks.dots),
    words(`Statement ${code}, to be checked at ${new URL(address).host}/verify`, fine, left, baseline, inks.third),
    wordsTo(number, fine, right, baseline, inks.third),
  ];
}

const grouped = (account: string) => account.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3');

function spelled({ currency }: Statement, amount: string): string {
  return isCurrencyCode(currency)
    ? spellMoney({ currency, minor: minorOf(amount, currency) })
    : `${currency} ${amount}`;
}

/** In the table every figure is of one currency, and the sign would only be in the way. */
const plain = (statement: Statement, amount: string) => spelled(statement, amount).replace(/^[^\d−-]+/, '');

/** "22 Nov 2026, 14:06". */
function momentText(iso: string): string {
  const [day, time] = lagosClock(Date.parse(iso)).split(' ');
  return `${dayText(day!)}, ${time!.slice(0, 5)}`;
}

/** "22 Nov 2026". */
function dayText(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  const month = at.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).replace('Sept', 'Sep');
  return `${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`;
}
