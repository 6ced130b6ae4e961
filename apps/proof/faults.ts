import { proveDailyRun } from './daily-run.ts';
import { quantile, seconds } from './figures.ts';
import { readWishes, runProofs } from './run-proofs.ts';

// `npm run faults`: everything of which the suite runs a sample, and what came of it as a table. `-- --only=bills,cards` runs
// a part of it, `-- --runs=2` each cell so often.

interface Lane {
  operation: string;
  cells: { mode: string; runs: number; met: number; wrong: string[]; finalMs: number[] }[];
  judgement: { violations: { rule: string; about: string; says: string }[]; figures: Record<string, unknown> };
  clearing: string;
}

interface Line {
  lane?: Lane;
  billLane?: Lane & { provider: string };
  cardLane?: Pick<Lane, 'operation' | 'cells' | 'clearing'> & { lost: number; doubled: number; difference: string };
  race?: string;
  chainCell?: string;
  conversions?: number;
  runs?: number;
  wrong?: string[];
  rounds?: number;
  good?: number;
}

const startedAt = performance.now();
const proofs: Readonly<Record<string, { files: readonly string[]; reports: number }>> = {
  paystack: { files: ['apps/proof/faults'], reports: 6 },
  bills: { files: ['apps/proof/bill-faults'], reports: 12 },
  cards: { files: ['apps/proof/card-faults'], reports: 10 },
  races: { files: ['apps/proof/races', 'apps/proof/bill-races'], reports: 1 },
  chain: { files: ['apps/proof/chain-faults'], reports: 14 },
  conversions: { files: ['apps/proof/conversions'], reports: 1 },
  // What the daily run reports, shown by its own tests.
  daily: { files: [], reports: 0 },
};
const wishes = readWishes(Object.keys(proofs));
const files = wishes.only.flatMap(name => proofs[name]!.files);
const { isGreen, told } = files.length > 0 ? await runProofs<Line>(files, wishes) : { isGreen: true, told: [] };
const ofDailyRun = wishes.only.includes('daily') ? await proveDailyRun() : [];

const inOrder = <Some extends { operation: string }>(some: readonly Some[]) =>
  some.toSorted((a, b) => (a.operation < b.operation ? -1 : 1));
const ofPaystack = inOrder(told.flatMap(({ lane }) => lane ?? []));
const ofBills = inOrder(
  told.flatMap(({ billLane: lane }) => (lane ? { ...lane, operation: `${lane.provider} ${lane.operation}` } : [])),
);
const ofCards = inOrder(told.flatMap(({ cardLane }) => cardLane ?? []));
const lanes = [...ofPaystack, ...ofBills];
for (const table of [ofPaystack, ofBills, ofCards]) {
  if (table.length === 0) continue;
  const width = Math.max(20, ...table.map(({ operation }) => operation.length + 2));
  const column = (text: string) => text.padStart(width);
  console.log('runs of each cell that ended as they must, and the longest time to it');
  console.log(`${''.padEnd(17)}${table.map(({ operation }) => column(operation)).join('')}`);
  for (const { mode } of table[0]?.cells ?? []) {
    const row = table.map(({ cells }) => {
      const { runs, wrong, finalMs } = cells.find(cell => cell.mode === mode)!;
      return column(`${runs - wrong.length}/${runs} ${seconds(Math.max(...finalMs))}`);
    });
    console.log(`${mode.padEnd(17)}${row.join('')}`);
  }
}

const cells = [...lanes, ...ofCards].flatMap(lane => lane.cells);
const violations = lanes.flatMap(({ judgement }) => judgement.violations);
const finalMs = cells.flatMap(cell => cell.finalMs);
const count = (...rules: string[]) => violations.filter(({ rule }) => rules.includes(rule)).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const totals: [string, string | number][] = [
  ['cells', cells.length],
  ['runs', sum(cells.map(({ runs }) => runs))],
  ['faults met', sum(cells.map(({ met }) => met))],
  ['money lost', count('lost', 'unresolved', 'refund') + sum(ofCards.map(({ lost }) => lost))],
  ['money doubled', count('doubled', 'balance') + sum(ofCards.map(({ doubled }) => doubled))],
  [
    'wrong final state',
    sum(cells.map(({ wrong }) => wrong.length)) + count('refused', 'ending', 'limit', 'api', 'owner'),
  ],
  ['provider against books, kobo', sum(lanes.map(({ judgement }) => Number(judgement.figures['provider_difference'])))],
  ['issuer and cards against books, cents and kobo', sum(ofCards.map(({ difference }) => Number(difference)))],
  ['left in clearing wallets, kobo', sum([...lanes, ...ofCards].map(({ clearing }) => Number(clearing)))],
  ['all the checker found', violations.length],
  ['time to final, p50', seconds(quantile(finalMs, 0.5))],
  ['time to final, p99', seconds(quantile(finalMs, 0.99))],
];
for (const [name, figure] of cells.length > 0 ? totals : []) console.log(`${name.padEnd(48)}${figure}`);
for (const { rule, about, says } of violations) console.log(`VIOLATION ${rule}: ${about}: ${says}`);

const races = told.filter(line => line.race !== undefined);
for (const name of new Set(races.map(({ race }) => race!))) {
  const of = races.filter(({ race }) => race === name);
  const good = sum(of.map(line => line.good!));
  console.log(`${name.padEnd(50)}${good} of ${sum(of.map(line => line.rounds!))} rounds as they must be`);
}
const ofChain = told.filter(line => line.chainCell !== undefined);
for (const { chainCell, runs, wrong } of ofChain) {
  console.log(`chain: ${chainCell!.padEnd(43)}${runs! - wrong!.length} of ${runs} runs as they must be`);
}
for (const { what, isReported } of ofDailyRun) {
  console.log(`next daily run: ${what.padEnd(42)}${isReported ? 'reported' : 'NOT REPORTED'}`);
}
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
const reports: Readonly<Record<string, number>> = {
  paystack: ofPaystack.length,
  bills: ofBills.length,
  cards: ofCards.length,
  races: races.length,
  chain: ofChain.length,
  conversions: told.filter(({ conversions }) => conversions !== undefined).length,
  daily: 0,
};
for (const { conversions } of told)
  if (conversions !== undefined) console.log(`conversions drawn at random: ${conversions}`);
const isWholeRun = wishes.only.every(name => reports[name]! >= proofs[name]!.reports);
const isAgreed = ofCards.every(({ difference, clearing }) => difference === '0' && clearing === '0');
const isAllReported = ofDailyRun.every(({ isReported }) => isReported);
process.exit(isGreen && isAllReported && violations.length === 0 && isWholeRun && isAgreed ? 0 : 1);
