/** What is divided by what, where the run fails, and where we want to be. */
export interface Ratio {
  readonly title: string;
  readonly above: string;
  readonly below: string;
  readonly floor: number;
  readonly goal: number;
}

export const ratios: readonly Ratio[] = [
  { title: 'ledger transfers / TPC-B', above: 'ledger', below: 'tpcb', floor: 8, goal: 15 },
  { title: 'hot account / uniform', above: 'hot', below: 'ledger', floor: 0.5, goal: 0.9 },
  { title: '2 writer processes / 1', above: 'two', below: 'ledger', floor: 0.8, goal: 0.9 },
  { title: '4 writer processes / 1', above: 'four', below: 'ledger', floor: 0.7, goal: 0.9 },
  { title: '20 refusals a second / none', above: 'refusals', below: 'ledger', floor: 0.75, goal: 0.85 },
  { title: 'frozen transaction, same process', above: 'frozenOwn', below: 'ledger', floor: 0.7, goal: 0.8 },
  { title: 'frozen transaction, another one', above: 'frozen', below: 'two', floor: 0.7, goal: 0.8 },
  { title: '5 M rows / 10 k rows', above: 'large', below: 'small', floor: 0.75, goal: 0.95 },
  { title: 'POST /api/intra-transfer / TPC-B', above: 'http', below: 'tpcb', floor: 2.5, goal: 5 },
  { title: 'POST … / bare echo of its bytes', above: 'http512', below: 'echo', floor: 0.15, goal: 0.45 },
  { title: '32 connections / 512', above: 'http32', below: 'http512', floor: 0.5, goal: 0.8 },
  { title: 'customers met for the first time', above: 'strangers', below: 'http', floor: 0.3, goal: 0.6 },
  { title: '2 web processes / 1', above: 'http2', below: 'http', floor: 0.8, goal: 1 },
];

/** Of those whose SQL the operator has fetched. */
export const peerRatios: readonly Ratio[] = [
  { title: 'ledger transfers / pgledger', above: 'ledger', below: 'pgledger', floor: 15, goal: 20 },
  { title: 'ledger transfers / tb-perf, batched', above: 'ledger', below: 'tbperf', floor: 1.8, goal: 2.3 },
];

/** What is measured by itself after the rounds. */
export const costs: readonly string[] = ['disk', 'telling', 'stopped', 'crash'];
