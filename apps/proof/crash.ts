import type { BulkReport } from './crash/bulk.ts';
import type { CrashReport } from './crash/run.ts';
import { windows } from './crash/eyes.ts';
import { quantile, seconds } from './figures.ts';
import type { SchedulesReport } from './crash/schedules.ts';
import type { WebhooksReport } from './crash/webhooks.ts';
import type { WithdrawalsReport } from './crash/withdrawals.ts';
import { readWishes, runProofs } from './run-proofs.ts';

// `npm run crash`: the server and a worker are killed over and over while customers are at work, another worker is frozen
// until its lease has ended, and the providers have a bad day; then signer, server and worker die around the broadcast of USDT.
// Two workers die while they make the scheduled payments of a day, and while they pay a file of ten thousand lines; one dies in the
// middle of telling a business what happened. And three web processes behind one port and two workers keep the promises that one
// process keeps, while now this one dies and now that one. What came of it, as a table.
// `-- --only=withdrawals` runs a part of it, `-- --runs=50` is how many deaths there are.

const startedAt = performance.now();
const files: Readonly<Record<string, string>> = {
  payments: 'apps/proof/crash.db',
  withdrawals: 'apps/proof/crash-withdrawals',
  schedules: 'apps/proof/crash-schedules',
  bulk: 'apps/proof/crash-bulk',
  webhooks: 'apps/proof/crash-webhooks',
  processes: 'apps/proof/many-processes',
};
const wishes = readWishes(Object.keys(files));
const { isGreen, told } = await runProofs<{
  crashes?: CrashReport;
  withdrawals?: WithdrawalsReport;
  schedules?: SchedulesReport;
  bulk?: BulkReport;
  webhooks?: WebhooksReport;
  deaths?: number;
  race?: string;
  rounds?: number;
}>(
  wishes.only.map(name => files[name]!),
  wishes,
);
/** Of the moments at which a payment can be caught; fewer are enough where fewer deaths were asked for. */
const leastPerWindow = wishes.runs === undefined ? 20 : 1;
const crashes = told.find(line => line.crashes)?.crashes;
const withdrawals = told.find(line => line.withdrawals)?.withdrawals;
const schedules = told.find(line => line.schedules)?.schedules;
const bulk = told.find(line => line.bulk)?.bulk;
const webhooks = told.find(line => line.webhooks)?.webhooks;
const deaths = told.find(line => line.deaths !== undefined)?.deaths;
const column = (text: string | number) => String(text).padStart(10);
const verdicts = [
  crashes && tellOfPayments(crashes),
  withdrawals && tellOfWithdrawals(withdrawals),
  schedules && tellOfSchedules(schedules),
  bulk && tellOfBulk(bulk),
  webhooks && tellOfWebhooks(webhooks),
  deaths === undefined ? undefined : tellOfProcesses(deaths),
];
const isTold = verdicts.filter(verdict => verdict !== undefined).length === wishes.only.length;
if (!isTold) console.log('the run came to no end');
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
process.exit(isGreen && isTold && verdicts.every(verdict => verdict !== false) ? 0 : 1);

/** Whether there was something to lose around every broadcast. */
function tellOfWithdrawals({ deaths, walletDifference, chainDifference }: WithdrawalsReport): boolean {
  console.log(
    `${'kill -9 around a broadcast of USDT'.padEnd(42)}${['runs', 'met', 'lost', 'doubled'].map(column).join('')}`,
  );
  for (const { death, runs, met, lost, doubled } of deaths) {
    console.log(`${death.padEnd(42)}${[runs, met, lost, doubled].map(column).join('')}`);
  }
  console.log(`${'wallet against what was sent, millionths'.padEnd(42)}${column(walletDifference)}`);
  console.log(`${'chain against books, millionths'.padEnd(42)}${column(chainDifference)}`);
  const least = Number(wishes.runs ?? 50);
  return deaths.every(({ met, lost, doubled }) => met >= least && lost === 0 && doubled === 0);
}

/** A round that went wrong has ended the run before. */
function tellOfProcesses(died: number): boolean {
  const races = told.filter(line => line.race !== undefined);
  for (const { race, rounds } of races) console.log(`${race!.padEnd(42)}${column(`${rounds} good`)}`);
  console.log(`${'kill -9 of web processes and workers'.padEnd(42)}${column(died)}`);
  return races.length === 5;
}

function tellOfSchedules({ due, kills, made, lost, doubled, walletDifference }: SchedulesReport): boolean {
  const rows: [string, number | string][] = [
    ['scheduled payments due on one day', due],
    ['kill -9 of the workers that make them', kills],
    ['made once', made],
    ['lost', lost],
    ['doubled', doubled],
    ['wallet against what was made, kobo', walletDifference],
  ];
  for (const [name, figure] of rows) console.log(`${name.padEnd(42)}${column(figure)}`);
  return made === due && lost === 0 && doubled === 0;
}

function tellOfBulk({ lines, kills, paid, lost, doubled, walletDifference, checkedMs }: BulkReport): boolean {
  const rows: [string, number | string][] = [
    ['lines of one file', lines],
    ['checked, from the upload on', seconds(checkedMs)],
    ['kill -9 of the workers that pay it', kills],
    ['paid once', paid],
    ['lost', lost],
    ['doubled', doubled],
    ['wallet against what was paid, kobo', walletDifference],
  ];
  for (const [name, figure] of rows) console.log(`${name.padEnd(42)}${column(figure)}`);
  return paid === lines && lost === 0 && doubled === 0;
}

function tellOfWebhooks(report: WebhooksReport): boolean {
  const { payments, receivers, met, calls, repeated, lost, renamed, unsigned, attemptsMost } = report;
  const rows: [string, number | string][] = [
    ['payments that a business is told of', payments],
    ['receivers, each a bad one in its way', receivers],
    ...Object.entries(met).map(([death, times]): [string, number] => [`kill -9 of the worker: ${death}`, times]),
    ['calls', calls],
    ['heard again, under the same name', repeated],
    ['most attempts of one', attemptsMost],
    ['lost', lost],
    ['heard under two names', renamed],
    ['not signed', unsigned],
  ];
  for (const [name, figure] of rows) console.log(`${name.padEnd(42)}${column(figure)}`);
  return lost === 0 && renamed === 0 && unsigned === 0 && attemptsMost <= 10;
}

/** Whether each moment was met often enough to say something about it. */
function tellOfPayments(report: CrashReport): boolean {
  const { kills, freezes, counts, resolvedMs, unresolved, judgement } = report;
  console.log(`payments under way when a process died    ${column('server')}${column('worker')}`);
  for (const window of windows) {
    console.log(`${window.padEnd(42)}${column(kills.caught.server[window])}${column(kills.caught.worker[window])}`);
  }
  const count = (...rules: string[]) => judgement.violations.filter(({ rule }) => rules.includes(rule)).length;
  const totals: [string, unknown][] = [
    ['kill -9 of the server', kills.server],
    ['kill -9 of a worker', kills.worker],
    ['answers again after a kill, p50', seconds(quantile(kills.recoveryMs, 0.5))],
    ['answers again after a kill, p99', seconds(quantile(kills.recoveryMs, 0.99))],
    ['workers frozen past their lease', `${freezes.takenOver} of ${freezes.frozen}`],
    ['late words that were believed', freezes.believed],
    ['operations', JSON.stringify(judgement.figures['operations'])],
    ['connections lost', counts.lostConnections],
    ['answers given again', counts.replays],
    ['answered 202, pending', counts.pendings],
    ['answered 503', counts.seenBusy],
    ['answered otherwise above 499', counts.serverErrors],
    ['acknowledged and lost', count('lost', 'refund')],
    ['doubled', count('doubled', 'balance')],
    ['without an end', unresolved.length + count('unresolved', 'limit')],
    ['all the checker found', judgement.violations.length],
    ['provider against books, kobo', judgement.figures['provider_difference']],
    ['orphans resolved', resolvedMs.length],
    ['death to last state, p50', seconds(quantile(resolvedMs, 0.5))],
    ['death to last state, p99', seconds(quantile(resolvedMs, 0.99))],
  ];
  for (const [name, figure] of totals) console.log(`${name.padEnd(42)}${column(String(figure))}`);
  for (const { rule, about, says } of judgement.violations) console.log(`VIOLATION ${rule}: ${about}: ${says}`);
  const caught = (window: (typeof windows)[number]) => kills.caught.server[window] + kills.caught.worker[window];
  return windows.slice(1).every(window => caught(window) >= leastPerWindow);
}
