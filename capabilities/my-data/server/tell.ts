import type { Queries } from '@wura/database';
import type { Opening, Telling } from '@wura/identity/server/personal-data';
import { formatMoney } from '@wura/money';
import { currencyById, isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';

const pageRows = 200;

/** The rows of a section as their customer reads them, a page in memory at a time. */
export async function* tell(db: Queries, telling: Telling, opening: Opening): AsyncGenerator<object> {
  const { each, sql, read = row => row } = telling;
  const parts = each ? (await db.query<{ key: bigint }>(each, [opening.customer])).rows : [undefined];
  for (const part of parts) {
    let after = 0n;
    for (;;) {
      const given = [opening.customer, after, pageRows, ...(part ? [part.key] : [])];
      const { rows } = await db.query<Row>(sql, given);
      for (const { n: _n, ...row } of rows) yield plain(await read(row, opening));
      if (rows.length < pageRows) break;
      after = BigInt(rows.at(-1)!.n);
    }
  }
}

type Row = Record<string, any> & { n: bigint | number };

/** Of a row of the database what JSON has: moments as text, sums in their own currency, currencies by their code. */
function plain(row: Readonly<Record<string, any>>): object {
  const code = currencyOf(row['currency']);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]): [string, unknown] => {
      if (/(^|_)currency$/.test(name)) return [name, currencyOf(value) ?? valueOf(value)];
      if (name.endsWith(minorEnd)) {
        const sum = code && value !== null ? formatMoney({ currency: code, minor: BigInt(value) }) : null;
        return [name.slice(0, -minorEnd.length), sum];
      }
      return [name, valueOf(value)];
    }),
  );
}

const minorEnd = '_minor';

/** The books and some rooms know a currency by its number, others by its code. */
function currencyOf(value: unknown): CurrencyCode | undefined {
  if (typeof value === 'number') return currencyById(value).code;
  return typeof value === 'string' && isCurrencyCode(value) ? value : undefined;
}

function valueOf(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return value ?? null;
}
