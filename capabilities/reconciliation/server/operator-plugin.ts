import { readPage } from '@wura/database/page';
import { listCases } from '@wura/cases/server';
import { requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { formatMoney } from '@wura/money';
import { listBalances, type BalanceRow } from './account-queries.ts';
import { explainBalance } from './accept-balance.ts';
import { createHealthCheck } from './ledger-health.ts';
import type { Staffed } from './needs.ts';
import { countOpen, readLatestRun, readOpen, type DifferenceRow, type RunRow } from './queries.ts';
import { askForReconciliation } from './run.ts';

/** Figures are looked at without a line in the log; whose they are, and what is done about them, leaves one. */
export function reconciliationForOperators(router: OperatorRouter, needs: Staffed): void {
  const { pool, now } = needs;
  const checkHealth = createHealthCheck({ pool: needs.checker, now });

  router.show(routes.show, async ({ query: { limit = 100 } }) => {
    const [run, open, differences, balances] = await Promise.all([
      readLatestRun(pool),
      countOpen(pool),
      readOpen(pool, { limit }),
      listBalances(pool),
    ]);
    const body = {
      run: run ? runOnWire(run) : null,
      open,
      differences: differences.map(row => onWire(row, now())),
      balances: balances.map(balanceOnWire),
    };
    return { status: 200, body };
  });

  router.act(routes.run, async (tx, _call, note) => {
    await note({ what: 'reconciliation_asked_for', subject: 'reconciliation' });
    await askForReconciliation(tx);
    return { status: 202, body: { planned: true } };
  });

  router.act(routes.explainBalance, async (tx, { caller: operator, body }, note) => {
    const approval = await explainBalance(tx, needs.operators.approvals, { ...body, operator }, note);
    return { status: 202, body: { approval } };
  });

  router.show(routes.health, async () => ({ status: 200, body: await checkHealth() }));

  router.act(routes.cases, async (tx, { query }, note) => {
    const { limit = 25, subject, customer, cursor, ...filter } = query;
    await note({ what: 'cases_listed', subject: customer ?? subject ?? 'cases' });
    const whose = customer !== undefined && { customer: await requireCustomerNumber(tx, customer) };
    const { rows, nextCursor } = await readPage(
      limit,
      max => listCases(tx, { ...filter, subject, limit: max, after: cursor, ...whose }),
      row => row.number,
    );
    return {
      status: 200,
      body: {
        data: rows.map(row => ({
          ...row,
          opened_at: row.opened_at.toISOString(),
          closed_at: row.closed_at?.toISOString() ?? null,
        })),
        nextCursor,
      },
    };
  });
}

function runOnWire(row: RunRow) {
  return {
    id: row.public_id,
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    outcome: row.outcome,
    why: row.why,
    at_provider: row.at_provider,
    in_ledger: row.in_ledger,
    differences: row.differences,
  };
}

function balanceOnWire({ provider, currency, theirs, ours, base, difference, checked_at: at }: BalanceRow) {
  const text = (minor: bigint) => formatMoney({ currency, minor });
  return {
    provider,
    currency,
    theirs: text(theirs),
    ours: text(ours),
    own_money: text(base),
    difference: text(difference),
    checked_at: at.toISOString(),
  };
}

function onWire(row: DifferenceRow, now: number) {
  return {
    id: row.public_id,
    provider: row.provider,
    operation: row.operation,
    reference: row.reference,
    kind: row.kind,
    ours: row.ours,
    theirs: row.theirs,
    case_number: row.case_number,
    since: row.since.toISOString(),
    age_seconds: Math.max(0, Math.floor((now - row.since.getTime()) / 1000)),
    found_at: row.found_at.toISOString(),
  };
}
