import { closeCase, openCase } from '@wura/cases/server';
import type { OwnEntry } from '@wura/provider-payments/server/own-records';
import type { ProviderRecord } from '@wura/provider-payments/server/ports';
import { enqueue } from '@wura/jobs';
import { formatMoney, type Money } from '@wura/money';
import { currencyById, isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import type { Tx } from '@wura/database';
import type { DifferenceKind } from '../rules.ts';
import type { BalanceRow } from './account-queries.ts';
import type { Compared } from './compare.ts';
import type { StrayTransfer } from './read-entries.ts';
import { closeDifference, insertDifference, noteSeen, type DifferenceRow, type KeptSide } from './queries.ts';

/** Everything a run has learnt. */
export interface Conclusion {
  readonly run: bigint;
  readonly at: Date;
  /** What differed before it. */
  readonly open: readonly DifferenceRow[];
  readonly compared: readonly { provider: string; job: string; each: Compared }[];
  /** What stands in the clearing wallets and should not. */
  readonly standing: readonly Money[];
  /** Transfers through a provider's wallet that no room made as they are. */
  readonly strays: readonly StrayTransfer[];
  /** What stands with providers. One that could not be judged stays as it was. */
  readonly balances: readonly JudgedBalance[];
}

export interface JudgedBalance extends BalanceRow {
  readonly isExplained: boolean;
}

/** A difference of this run, however it was found. */
interface Found {
  readonly provider: string;
  readonly operation: DifferenceRow['operation'];
  readonly reference: string;
  readonly kind: DifferenceKind;
  readonly ours: KeptSide | null;
  readonly theirs: KeptSide | null;
  readonly customer: bigint | null;
  readonly since: Date;
}

const product = 'ledger';

/** Opens what is new, touches what is known, closes what is gone. Answers how many differences are open then. */
export async function conclude(
  tx: Tx,
  { run, at, open, compared, standing, strays, balances }: Conclusion,
): Promise<number> {
  const before = new Map(open.map(row => [nameOf(row), row]));
  const found = new Map<string, Found>();
  // What agrees now, and so what may be closed. What was too fresh to judge, or could not be read, stays as it was.
  const settled = new Set<string>();
  for (const { provider, job, each } of compared) {
    const name = nameOf({ provider, ...each });
    if (each.verdict === 'agree') settled.add(name);
    if (each.verdict === 'agree' || each.verdict === 'fresh') continue;
    found.set(name, differenceOf(provider, each, each.verdict));
    // Their word may have been lost on its way. Of two amounts, asking again decides nothing.
    if (each.verdict !== 'amount_differs')
      await enqueue(tx, { kind: job, subject: each.own?.subject ?? each.reference });
  }
  for (const money of standing) {
    const difference = standingOf(money, at);
    found.set(nameOf(difference), difference);
  }
  // Nothing that is written can be taken back, so such a difference stays open until a person has dealt with it.
  for (const stray of strays) {
    const difference = strayOf(stray);
    found.set(nameOf(difference), difference);
  }
  for (const balance of balances) {
    const difference = balanceOf(balance, at);
    if (balance.isExplained) settled.add(nameOf(difference));
    else found.set(nameOf(difference), difference);
  }
  for (const row of open) {
    if (row.operation === 'clearing' && !found.has(nameOf(row))) settled.add(nameOf(row));
  }

  let count = open.length;
  for (const [name, difference] of found) {
    const known = before.get(name);
    if (known?.kind === difference.kind) await noteSeen(tx, run, { ...difference, id: known.id });
    else {
      if (known) await close(tx, run, { row: known, at, resolution: `became ${difference.kind}` });
      else count++;
      await begin(tx, run, { found: difference, at });
    }
  }
  for (const name of settled) {
    const row = before.get(name);
    if (!row) continue;
    await close(tx, run, { row, at, resolution: 'the books agree again' });
    count--;
  }
  return count;
}

const nameOf = ({ provider, operation, reference }: Pick<Found, 'provider' | 'operation' | 'reference'>) =>
  `${provider} ${operation} ${reference}`;

const caseKind = (kind: DifferenceKind) => `reconciliation_${kind}`;

async function begin(tx: Tx, run: bigint, { found, at }: { found: Found; at: Date }): Promise<void> {
  const { kind, reference: subject, customer, provider, operation, ours, theirs } = found;
  const facts = {
    provider,
    operation,
    ...(ours && { ours: `${ours.state} ${ours.amount} ${ours.currency}` }),
    ...(theirs && { theirs: `${theirs.state} ${theirs.amount} ${theirs.currency}` }),
  };
  const caseNumber = await openCase(tx, { kind: caseKind(kind), subject, customer, facts });
  await insertDifference(tx, run, { ...found, case_number: caseNumber, found_at: at });
}

async function close(
  tx: Tx,
  run: bigint,
  { row, at, resolution }: { row: DifferenceRow; at: Date; resolution: string },
): Promise<void> {
  await closeDifference(tx, run, { id: row.id, at, resolution });
  await closeCase(tx, { kind: caseKind(row.kind), subject: row.reference, resolution });
}

function differenceOf(provider: string, { operation, reference, own, theirs }: Compared, kind: DifferenceKind): Found {
  return {
    provider,
    operation,
    reference,
    kind,
    ours: own ? sideOf(own) : null,
    theirs: theirs ? sideOf(theirs) : null,
    customer: own?.customer ?? null,
    since: (own ?? theirs)!.at,
  };
}

function standingOf({ currency, minor }: { currency: CurrencyCode; minor: bigint }, at: Date): Found {
  const ours = { amount: formatMoney({ currency, minor }), currency, state: 'open', at: at.toISOString() };
  return {
    provider: product,
    operation: 'clearing',
    reference: currency,
    kind: 'clearing_standing',
    ours,
    theirs: null,
    customer: null,
    since: at,
  };
}

/** What we believe stands with a provider, and what they say does. */
function balanceOf({ provider, currency, base, ours, theirs }: BalanceRow, at: Date): Found {
  const side = (minor: bigint) => ({
    amount: formatMoney({ currency, minor }),
    currency,
    state: 'open',
    at: at.toISOString(),
  });
  return {
    provider,
    operation: 'balance',
    reference: currency,
    kind: 'balance_differs',
    ours: side(ours + base),
    theirs: side(theirs),
    customer: null,
    since: at,
  };
}

function strayOf({ provider, transferId, verdict, movedMinor, currency: id, at }: StrayTransfer): Found {
  const currency = currencyById(id).code;
  const moved = { amount: formatMoney({ currency, minor: movedMinor }), currency, state: 'done', at: at.toISOString() };
  return {
    provider,
    operation: 'entry',
    reference: String(transferId),
    kind: verdict,
    ours: moved,
    theirs: null,
    customer: null,
    since: at,
  };
}

function sideOf({ amountMinor: minor, currency, state, at }: OwnEntry | ProviderRecord): KeptSide {
  const amount = isCurrencyCode(currency) ? formatMoney({ currency, minor }) : String(minor);
  return { amount, currency, state, at: at.toISOString() };
}
