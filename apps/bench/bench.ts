import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { findProgram, startCluster } from './cluster.ts';
import { crashPostgres, crashServer, type CrashReport } from './crash.ts';
import { median, quantile } from './figures.ts';
import { grow, load, loadOf, prepareCustomers, settle, type LoadReport } from './prepare.ts';
import { startServer } from './server.ts';
import { prepareTpcb, runProgram, runTpcb } from './tpcb.ts';

// `npm run bench`: every figure is a ratio of two things measured side by side in one run on one server, because absolute
// figures follow the mood of the machine. Rounds alternate; the ratio is taken in each round, and its median is judged.

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const crashes = Number(process.env['BENCH_CRASHES'] ?? 5);
const [small, usual, large] = [10_000, 1_000_000, 5_000_000];

const say = (line: string) => console.log(line);
const startedAt = performance.now();
const pgbench = findProgram('pgbench');
const cluster = await startCluster();
let failed = false;

try {
  const payers = path.join(mkdtempSync(path.join(tmpdir(), 'wura-bench-payers-')), 'payers.json');
  const { rows: version } = await cluster.run('postgres', 'show server_version');
  say(
    `machine: ${cpus().length} cpu, ${Math.round(totalmem() / 2 ** 30)} GiB, PostgreSQL ${(version[0] as { server_version: string }).server_version}, ` +
      `node ${process.versions.node}, fsync on, synchronous_commit on, links verified in the database; ` +
      (pgbench ? `TPC-B by ${execFileSync(pgbench, ['--version']).toString().trim()}` : 'TPC-B by our own client, for want of pgbench'),
  ); // oxfmt-ignore

  await prepareTpcb(cluster, pgbench);
  await cluster.create('small');
  await cluster.migrated('small');
  await prepareCustomers(cluster, 'small', payers);
  // One set of customers, so that one set of tokens opens every copy.
  await cluster.create('usual', 'small');
  await grow(cluster, 'usual', usual);
  await cluster.create('large', 'usual');
  await grow(cluster, 'large', large);
  await grow(cluster, 'small', small);
  // The server's own copy: what it knows of the wallets must not be overtaken by the runs that write to them directly.
  await cluster.create('web', 'usual');
  for (const database of ['tpcb', 'small', 'usual', 'web', 'large']) await settle(cluster, database);
  const server = await startServer(cluster, 'web');
  say(`prepared in ${Math.round((performance.now() - startedAt) / 1000)} s; ${rounds} rounds of ${seconds} s each`);

  const http = new URL('./http-load.ts', import.meta.url).pathname;
  const args = ['--seconds', String(seconds)];
  const subjects: Record<string, () => Promise<LoadReport | number>> = {
    tpcb: () => runTpcb(cluster, pgbench, seconds),
    ledger: () => load(cluster, 'usual', args),
    hot: () => load(cluster, 'usual', [...args, '--hot']),
    two: () => loadOf(2, cluster, 'usual', args),
    four: () => loadOf(4, cluster, 'usual', args),
    refusals: () => load(cluster, 'usual', [...args, '--refusals', '20']),
    frozen: () => loadOf(2, cluster, 'usual', args, ['--frozen']),
    http: async () =>
      JSON.parse(
        await runProgram(process.execPath, [http, '--port', String(server.port), '--payers', payers, ...args]),
      ) as LoadReport,
    small: () => load(cluster, 'small', args),
    large: () => load(cluster, 'large', args),
  };

  const rates: Record<string, number[]> = {};
  const names = Object.keys(subjects);
  // Every subject meets its pages before it counts, and the server its ten thousand customers.
  for (const name of [...names, 'http', 'http']) await subjects[name]!();
  for (let round = 0; round < rounds; round++) {
    // Rotated, so that no subject always follows the same other.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const result = await subjects[name]!();
      const report = typeof result === 'number' ? { rate: result } : result;
      (rates[name] ??= []).push(report.rate);
      const { p50Ms, p99Ms, failures } = report as Partial<LoadReport>;
      const latency = p50Ms === undefined ? '' : `  p50 ${p50Ms} ms  p99 ${p99Ms} ms`;
      say(`round ${round + 1}  ${name.padEnd(8)} ${Math.round(report.rate).toString().padStart(7)}/s${latency}  load ${loadavg()[0]!.toFixed(1)}`);
      if (failures && Object.keys(failures).length > 0) throw new Error(`calls failed: ${JSON.stringify(failures)}`);
    } // oxfmt-ignore
  }
  await server.stop();

  const judge = (title: string, above: string, below: string, { floor, goal }: { floor: number; goal: number }) => {
    const ratios = rates[above]!.map((rate, round) => rate / rates[below]![round]!);
    const middle = median(ratios);
    const verdict = middle < floor ? 'FAIL' : middle < goal ? 'ok, below its goal' : 'goal';
    failed ||= middle < floor;
    const quartiles = `[${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}]`;
    say(`RATIO ${title.padEnd(34)} ${middle.toFixed(2).padStart(6)}  ${quartiles.padEnd(14)} floor ${floor}  goal ${goal}  ${verdict}`);
  }; // oxfmt-ignore
  judge('ledger transfers / TPC-B', 'ledger', 'tpcb', { floor: 8, goal: 15 });
  judge('POST /api/intra-transfer / TPC-B', 'http', 'tpcb', { floor: 2.5, goal: 5 });
  judge('hot account / uniform', 'hot', 'ledger', { floor: 0.5, goal: 0.9 });
  judge('2 writer processes / 1', 'two', 'ledger', { floor: 0.8, goal: 0.9 });
  judge('4 writer processes / 1', 'four', 'ledger', { floor: 0.7, goal: 0.9 });
  judge('with 20 refusals a second / without', 'refusals', 'ledger', { floor: 0.75, goal: 0.85 });
  judge('with a frozen transaction / without', 'frozen', 'two', { floor: 0.7, goal: 0.8 });
  judge('5 M rows / 10 k rows', 'large', 'small', { floor: 0.75, goal: 0.95 });

  const { rows: sizes } = await cluster.run(
    'large',
    `select pg_total_relation_size('ledger.chain')::float8 / count(distinct transfer_id) as bytes from ledger.entry`,
  );
  const bytes = (sizes[0] as { bytes: number }).bytes;
  failed ||= bytes > 450;
  say(`DISK  bytes per transfer, all indexes     ${bytes.toFixed(0)}  floor 450  goal 360  ${bytes > 450 ? 'FAIL' : bytes > 360 ? 'ok, above its goal' : 'goal'}`); // oxfmt-ignore

  const reports: CrashReport[] = [];
  for (let n = 0; n < crashes; n++) {
    reports.push(await crashPostgres(cluster, 'small'), await crashServer(cluster, 'small', payers));
  }
  const sum = (pick: (report: CrashReport) => number) => reports.reduce((total, report) => total + pick(report), 0);
  const isSound = reports.every(report => report.isSound);
  failed ||= sum(report => report.lost + report.doubled) > 0 || !isSound;
  say(
    `CRASH ${crashes} × kill -9 of PostgreSQL and of the server: acknowledged ${sum(report => report.acknowledged)}, ` +
      `lost ${sum(report => report.lost)}, doubled ${sum(report => report.doubled)}, chains ${isSound ? 'whole' : 'BROKEN'}`,
  );
} finally {
  await cluster.stop();
}
say(`${failed ? 'FAILED' : 'passed'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
process.exit(failed ? 1 : 0);
