import type { Queries } from '@wura/database';
import { setImmediate as breathe } from 'node:timers/promises';
import { formatMoney } from '@wura/money';
import { lagosMidnight } from '@wura/platform/time';
import { refuse } from '@wura/wire/refusals';
import type { Fee } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { receiptRefusals } from '../refusals.ts';
import { rowsMax, type Statement, type StatementFormat, type StatementRow } from '../statement-contract.ts';
import type { Making } from './needs.ts';
import type { Covered, StatementCodes } from './statement-codes.ts';
import { readBalanceAt, readLinksBefore, readSteps, type Step } from './statement-queries.ts';

export type StatementNeeds = Pick<Making, 'walletServices' | 'holders' | 'publicUrl' | 'isSandbox'> & {
  db: Queries;
  statementCodes: StatementCodes;
};

/** So many links are read and told at a time, so that other callers are answered between. */
const portion = 500;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** All that moved between two days, as the books stand now. */
export async function makeStatement(
  needs: StatementNeeds,
  { wallet, days, format, now }: { wallet: WalletFacts; days: Days; format: StatementFormat; now: number },
): Promise<Statement> {
  const [before, end] = await readLinksBefore(needs.db, wallet.id, [startOf(days.from), endOf(days.to)]);
  const count = end!.seq - before!.seq;
  const most = rowsMax[format];
  if (count > most) throw refuse(receiptRefusals.statement_too_long, { facts: { most } });

  const rows: StatementRow[] = [];
  const total = await addUp(needs, { wallet, low: before!.seq, high: end!.seq }, async steps => {
    // Money that comes back is told as the payment that it comes back of, the other customer of that payment included.
    const people = await needs.walletServices.statements.peopleOf(steps.flatMap(({ row }) => (row ? [row.entry] : [])));
    for (const step of steps) {
      rows.push(rowOf(needs, { step, wallet, person: step.row && people.get(step.row.entry.counterparty) }));
    }
  });
  const figures = { opening: before!.balance, closing: end!.balance, count, total };
  const owner = await needs.holders.findByNumber(wallet.owner);
  const code = needs.statementCodes.codeOf({ wallet: wallet.id, ...days, high: end!.seq });
  return {
    ...totalsOf(needs, { wallet, days, figures }),
    name: owner?.fullName ?? '',
    account_number: owner?.accountNumber ?? '',
    made_at: new Date(now).toISOString(),
    code,
    verify_url: `${needs.publicUrl}/verify/${code}`,
    rows,
  };
}

/** The figures of a statement that was made before: the books are only added to, so they come out the same for ever. */
export async function recallStatement(needs: StatementNeeds, covered: Covered) {
  const { from, to, high } = covered;
  const wallet = await needs.walletServices.wallets.byId(covered.wallet);
  if (!wallet || from > to) return undefined;
  const [before] = await readLinksBefore(needs.db, wallet.id, [startOf(from)]);
  const closing = await readBalanceAt(needs.db, wallet.id, high);
  const count = high - before!.seq;
  if (closing === undefined || count < 0 || count > rowsMax.csv) return undefined;
  const total = await addUp(needs, { wallet, low: before!.seq, high });
  const owner = await needs.holders.findByNumber(wallet.owner);
  const figures = { opening: before!.balance, closing, count, total };
  return { ...totalsOf(needs, { wallet, days: { from, to }, figures }), name: owner?.fullName ?? '' };
}

const startOf = (day: string) => new Date(lagosMidnight(Date.parse(`${day}T12:00:00Z`)));
const endOf = (day: string) => new Date(lagosMidnight(Date.parse(`${day}T12:00:00Z`), { later: 1 }));

interface Total {
  moneyIn: bigint;
  moneyOut: bigint;
  fees: bigint;
}

/** The sums over every link behind `low` up to `high`; a caller that tells them is given each portion. */
async function addUp(
  { db }: StatementNeeds,
  { wallet, low, high }: { wallet: WalletFacts; low: number; high: number },
  tell?: (steps: readonly Step[]) => Promise<void>,
): Promise<Total> {
  const total: Total = { moneyIn: 0n, moneyOut: 0n, fees: 0n };
  for (let from = low + 1; from <= high; from += portion) {
    const steps = await readSteps(db, { wallet: wallet.id, low: from, high: Math.min(from + portion - 1, high) });
    for (const { moneyIn, moneyOut, fee, vat, duty } of steps.map(sidesOf)) {
      total.moneyIn += moneyIn;
      total.moneyOut += moneyOut;
      total.fees += fee + vat + duty;
    }
    await tell?.(steps);
    await breathe();
  }
  return total;
}

/** What one link did to the balance, each part on its own. */
export interface Sides {
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
  readonly fee: bigint;
  readonly vat: bigint;
  readonly duty: bigint;
}

/** What came, and what left apart from its fees; money that comes back comes back whole. */
export function sidesOf({ entry: { amount, givesBack }, row }: Step): Sides {
  if (amount >= 0n || givesBack || !row) {
    return { moneyIn: amount > 0n ? amount : 0n, moneyOut: amount < 0n ? -amount : 0n, fee: 0n, vat: 0n, duty: 0n };
  }
  const sum = (isOne: (fee: Fee) => boolean) => row.fees.filter(isOne).reduce((all, { minor }) => all + minor, 0n);
  const vat = sum(({ code }) => code === 'vat');
  const duty = sum(({ code }) => code === 'stamp_duty');
  const fee = sum(({ code }) => code !== 'vat' && code !== 'stamp_duty');
  return { moneyIn: 0n, moneyOut: -amount - fee - vat - duty, fee, vat, duty };
}

interface Figures {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly count: number;
  readonly total: Total;
}

function totalsOf(
  { isSandbox }: StatementNeeds,
  { wallet, days, figures }: { wallet: WalletFacts; days: Days; figures: Figures },
) {
  const { opening, closing, count, total } = figures;
  const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
  if (opening + total.moneyIn - total.moneyOut - total.fees !== closing) {
    throw new Error(`the statement of wallet ${wallet.id} from ${days.from} to ${days.to} does not add up`);
  }
  return {
    currency: wallet.currency,
    from: days.from,
    to: days.to,
    opening_balance: money(opening),
    money_in: money(total.moneyIn),
    money_out: money(total.moneyOut),
    fees: money(total.fees),
    closing_balance: money(closing),
    count,
    sandbox: isSandbox,
  };
}

type Telling = { step: Step; wallet: WalletFacts; person: Parameters<Tell>[2] };
type Tell = Making['walletServices']['statements']['transaction'];

function rowOf({ walletServices }: StatementNeeds, { step, wallet, person }: Telling): StatementRow {
  const { entry, row } = step;
  const { naming, statements } = walletServices;
  const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
  const told = row && statements.transaction(row, wallet, person);
  const sides = sidesOf(step);
  const isBack = entry.givesBack;
  return {
    id: isBack ? null : (told?.id ?? naming.movementId(entry)),
    date: entry.createdAt.toISOString(),
    description: isBack ? `Money back: ${told?.description ?? 'a payment'}` : (told?.description ?? ''),
    party: told?.recipient ?? told?.sender ?? null,
    bank: told?.bank ?? null,
    account_number: told?.account_number ?? null,
    reference: told?.reference ?? naming.reference(entry.transferId),
    status: isBack ? 'completed' : (told?.status ?? 'completed'),
    money_in: money(sides.moneyIn),
    money_out: money(sides.moneyOut),
    fee: money(sides.fee),
    vat: money(sides.vat),
    duty: money(sides.duty),
    exchange: (!isBack && row && statements.exchange(row)) || null,
    remark: told?.remark ?? null,
    balance: money(entry.balanceAfter),
  };
}
