import type { CustomerRouter } from '@wura/identity/server';
import { dayMs, lagosDate } from '@wura/platform/time';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { receiptFaults, receiptRefusals } from '../refusals.ts';
import { statementRoutes, type Statement, type StatementFile } from '../statement-contract.ts';
import { makeStatement, recallStatement, type StatementNeeds } from './make-statement.ts';
import { maskName } from './mask.ts';
import type { ReceiptRenderer } from './needs.ts';
import { writeCsv } from './statement-csv.ts';

const daysMax = 366;

export interface StatementsGiven {
  making(): Promise<StatementNeeds>;
  renderer: ReceiptRenderer;
  now(): number;
}

export function serveStatements(router: CustomerRouter, { making, renderer, now }: StatementsGiven): void {
  router.serve(statementRoutes.showStatement, async ({ caller, query: { wallet_id: walletId, from, to, format } }) => {
    requireDays({ from, to, today: lagosDate(now()) });
    const needs = await making();
    const wallet = await needs.walletServices.wallets.findOwn(caller.number, walletId);
    if (!wallet) throw refuse(commonRefusals.not_found);
    const statement = await makeStatement(needs, { wallet, days: { from, to }, format, now: now() });
    if (format === 'json') return { status: 200, body: statement };
    return { status: 200, ...(await printStatement(renderer, statement, format)) };
  });

  router.serve(statementRoutes.verifyStatement, async ({ params }) => {
    const needs = await making();
    const covered = needs.statementCodes.coveredBy(params.code);
    const found = covered && (await recallStatement(needs, covered));
    if (!found) throw refuse(receiptRefusals.no_such_statement);
    const body = { ...found, name: maskName(found.name), checked_at: new Date(now()).toISOString() };
    return { status: 200, body };
  });
}

export function requireDays({ from, to, today }: { from: string; to: string; today: string }): void {
  if (from > today) throw refuseFields({ from: receiptFaults.statement_day_ahead });
  if (to < from) throw refuseFields({ to: receiptFaults.statement_days_backwards });
  if ((Date.parse(to) - Date.parse(from)) / dayMs >= daysMax) {
    throw refuseFields({ from: receiptFaults.statement_days_too_many });
  }
}

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** The same paper, whoever asked for it. */
export async function printStatement(
  renderer: ReceiptRenderer,
  statement: Statement,
  format: StatementFile,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { currency, from, to } = statement;
  const body = format === 'csv' ? Buffer.from(await writeCsv(statement)) : await renderer.print({ statement });
  const name = `wura-${currency}-${from}-${to}.${format}`;
  return {
    body,
    headers: { 'content-type': types[format], 'content-disposition': `attachment; filename="${name}"` },
  };
}
