import type { CrashReport } from './crash/run.ts';
import { windows } from './crash/eyes.ts';
import { quantile, seconds } from './figures.ts';
import { runProofs } from './run-proofs.ts';

// `npm run crash`: the server and a worker are killed over and over while customers are at work, another worker is frozen
// until its lease has ended, and the provider has a bad day. What came of it, as a table.

const leastPerWindow = 20;
const startedAt = performance.now();
const { isGreen, told } = await runProofs<{ crashes?: CrashReport }>('apps/proof/crash');
const report = told.find(({ crashes }) => crashes)?.crashes;
if (!report) {
  console.log('the run came to no end');
  process.exit(1);
}

const { kills, freezes, counts, resolvedMs, unresolved, judgement } = report;
const column = (text: string | number) => String(text).padStart(10);
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
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

const caught = (window: (typeof windows)[number]) => kills.caught.server[window] + kills.caught.worker[window];
const isEnough = windows.slice(1).every(window => caught(window) >= leastPerWindow);
process.exit(isGreen && isEnough ? 0 : 1);
