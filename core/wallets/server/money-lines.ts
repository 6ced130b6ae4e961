import type { Queries, Tx } from '@wura/database';
import { readHead } from '@wura/ledger/server/read';
import { formatMoney } from '@wura/money';
import { currencyById, type CurrencyCode } from '@wura/money/currencies';
import type { MoneyLine } from '@wura/operators/contract';
import type { WalletFacts } from './wallets.ts';

/** What a wallet would lose or gain. */
export interface Change {
  readonly where: { readonly wallet: WalletFacts; readonly name: string } | { readonly purpose: string };
  readonly minor: bigint;
}

const houseWords: Readonly<Record<string, string>> = {
  clearing: 'Held for the provider',
  goodwill: 'The house, goodwill',
  losses: 'The house, losses',
  fees: 'The house, fees',
  vat: 'The house, VAT',
  stamp_duty: 'The house, stamp duty',
};

/** What each wallet holds now, and what it would hold: for the two people who decide about it. */
export async function moneyLines(db: Tx, currency: CurrencyCode, changes: readonly Change[]): Promise<MoneyLine[]> {
  const purposes = changes.flatMap(({ where }) => ('purpose' in where ? [where.purpose] : []));
  const house = purposes.length === 0 ? [] : await readHouse(db, purposes);
  const text = (minor: bigint) => formatMoney({ currency, minor });
  const lines: MoneyLine[] = [];
  for (const { where, minor } of changes) {
    const isHouse = 'purpose' in where;
    const before = isHouse
      ? (house.find(row => row.purpose === where.purpose && currencyById(row.currency).code === currency)?.balance ??
        0n)
      : (await readHead(db, where.wallet.id)).balance;
    const who = isHouse ? (houseWords[where.purpose] ?? `The house, ${where.purpose}`) : where.name;
    lines.push({ who, currency, before: text(before), change: text(minor), after: text(before + minor) });
  }
  return lines;
}

export interface HouseRow<Purpose extends string> {
  purpose: Purpose;
  currency: number;
  balance: bigint;
}

/** What the house holds for each of these purposes. */
export async function readHouse<Purpose extends string>(
  db: Queries,
  purposes: readonly Purpose[],
): Promise<HouseRow<Purpose>[]> {
  const { rows } = await db.query<HouseRow<Purpose>>(
    `select purpose, currency, coalesce(sum(balance), 0)::bigint as balance from ledger.system_balance
      where purpose = any($1) group by purpose, currency order by purpose, currency`,
    [purposes],
  );
  return rows;
}
