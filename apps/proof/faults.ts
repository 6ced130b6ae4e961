import { quantile, seconds } from './figures.ts';
import { runProofs } from './run-proofs.ts';

// `npm run faults`: everything of which the suite runs a sample, and what came of it as a table.

interface Lane {
  operation: string;
  cells: { mode: string; runs: number; met: number; wrong: string[]; finalMs: number[] }[];
  judgement: { violations: { rule: string; about: string; says: string }[]; figures: Record<string, unknown> };
  clearing: string;
}

interface Line {
  lane?: Lane;
  billLane?: Lane & { provider: string };
  race?: string;
  chainCell?: string;
  runs?: number;
  wrong?: string[];
  rounds?: number;
  good?: number;
}

const startedAt = performance.now();
const { isGreen, told } = await runProofs<Line>(
  'apps/proof/faults',
  'apps/proof/bill-faults',
  'apps/proof/races',
  'apps/proof/bill-races',
  'apps/proof/chain-faults',
);

const inOrder = (some: readonly Lane[]) => some.toSorted((a, b) => (a.operation < b.operation ? -1 : 1));
const ofPaystack = inOrder(told.flatMap(({ lane }) => lane ?? []));
const ofBills = inOrder(
  told.flatMap(({ billLane: lane }) => (lane ? { ...lane, operation: `${lane.provider} ${lane.operation}` } : [])),
);
const lanes = [...ofPaystack, ...ofBills];
const column = (text: string) => text.padStart(20);
for (const table of [ofPaystack, ofBills]) {
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

const cells = lanes.flatMap(lane => lane.cells);
const violations = lanes.flatMap(({ judgement }) => judgement.violations);
const finalMs = cells.flatMap(cell => cell.finalMs);
const count = (...rules: string[]) => violations.filter(({ rule }) => rules.includes(rule)).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const totals: [string, string | number][] = [
  ['cells', cells.length],
  ['runs', sum(cells.map(({ runs }) => runs))],
  ['faults met', sum(cells.map(({ met }) => met))],
  ['money lost', count('lost', 'unresolved', 'refund')],
  ['money doubled', count('doubled', 'balance')],
  [
    'wrong final state',
    sum(cells.map(({ wrong }) => wrong.length)) + count('refused', 'ending', 'limit', 'api', 'owner'),
  ],
  ['provider against books, kobo', sum(lanes.map(({ judgement }) => Number(judgement.figures['provider_difference'])))],
  ['left in clearing wallets, kobo', sum(lanes.map(({ clearing }) => Number(clearing)))],
  ['all the checker found', violations.length],
  ['time to final, p50', seconds(quantile(finalMs, 0.5))],
  ['time to final, p99', seconds(quantile(finalMs, 0.99))],
];
for (const [name, figure] of totals) console.log(`${name.padEnd(34)}${figure}`);
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
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
process.exit(
  isGreen && violations.length === 0 && ofPaystack.length === 6 && ofBills.length >= 5 && ofChain.length === 14 ? 0 : 1,
);
