import type { Queries, Tx } from '@wura/database';
import { readHead } from '@wura/ledger/server/read';
import { formatMoney } from '@wura/money';
import { currencyById, type CurrencyCode } from '@wura/money/currencies';
import type { MoneyLine } from '@wura/operators/contract';
import { readInPots } from './pots-give-way.ts';
import type { WalletFacts } from './wallets.ts';

/** What a wallet would lose or gain. */
export interface Change {
  readonly where: { readonly wallet: WalletFacts; readonly name: string } | { readonly purpose: string };
  readonly minor: bigint;
  /** What the same act brings into it first. */
  readonly comesFirst?: bigint;
}

const houseWords: Readonly<Record<string, string>> = {
  clearing: 'Held for the provider',
  goodwill: 'The house, goodwill',
  losses: 'The house, losses',
  fees: 'The house, fees',
  vat: 'The house, VAT',
  stamp_duty: 'The house, stamp duty',
};

/**
 * What each wallet holds now, and what it would hold: for the two people who decide about it. What a customer's wallet lacks is
 * a line of its own, as far as the pots of it have so much.
 */
export async function moneyLines(db: Tx, currency: CurrencyCode, changes: readonly Change[]): Promise<MoneyLine[]> {
  const purposes = changes.flatMap(({ where }) => ('purpose' in where ? [where.purpose] : []));
  const house = purposes.length === 0 ? [] : await readHouse(db, purposes);
  const text = (minor: bigint) => formatMoney({ currency, minor });
  const lines: MoneyLine[] = [];
  for (const { where, minor, comesFirst = 0n } of changes) {
    const isHouse = 'purpose' in where;
    const before = isHouse
      ? (house.find(row => row.purpose === where.purpose && currencyById(row.currency).code === currency)?.balance ??
        0n)
      : (await readHead(db, where.wallet.id)).balance + comesFirst;
    const who = isHouse ? (houseWords[where.purpose] ?? `The house, ${where.purpose}`) : where.name;
    const inPots = isHouse || before + minor >= 0n ? 0n : await readInPots(db, where.wallet.id);
    const lackedMinor = -(before + minor);
    const fromPots = inPots < lackedMinor ? inPots : lackedMinor;
    const change = inPots > 0n ? minor + fromPots : minor;
    lines.push({ who, currency, before: text(before), change: text(change), after: text(before + change) });
    if (inPots === 0n) continue;
    lines.push({
      who: `${who}, in pots`,
      currency,
      before: text(inPots),
      change: text(-fromPots),
      after: text(inPots - fromPots),
    });
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
