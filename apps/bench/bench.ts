import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findProgram, startCluster } from './cluster.ts';
import { crashPostgres, crashServer, type CrashReport } from './crash.ts';
import { startEcho } from './echo-server.ts';
import { median, quantile } from './figures.ts';
import { preparePeer, readPeers, type ReadyPeer } from './peers.ts';
import { grow, load, loadOf, prepareCustomers, settle, type LoadReport } from './prepare.ts';
import { peerRatios, ratios } from './ratios.ts';
import { startServer } from './server.ts';
import { stopBackend } from './stopped-backend.ts';
import { tellAll } from './telling.ts';
import { prepareTpcb, runProgram, runTpcb } from './tpcb.ts';

// `npm run bench`: every figure is a ratio of two things measured side by side in one run on one server, because absolute
// figures follow the mood of the machine. Rounds alternate; the ratio is taken in each round, and its median is judged.
// `-- --only=http,echo` measures what these subjects take part in, and nothing else. `-- --peer-sql=pgledger=FILE` measures another
// ledger beside ours, by SQL that the operator has fetched.

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'peer-sql': { type: 'string', multiple: true, default: [] } },
});
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const crashes = Number(process.env['BENCH_CRASHES'] ?? 5);
const [small, usual, large] = [10_000, 1_000_000, 5_000_000];
/** Pairs in one run: enough to last a second. */
const strangers = 4_000;

const only = values.only?.split(',');
const fetched = readPeers(values['peer-sql']);
const known = [...ratios, ...peerRatios.filter(({ below }) => [...fetched.keys()].some(name => name === below))];
const judged = known.filter(({ above, below }) => !only || (only.includes(above) && only.includes(below)));
const names = [...new Set(judged.flatMap(({ above, below }) => [above, below]))];
if (names.length === 0) throw new Error(`--only takes two or more of ${[...new Set(known.flatMap(({ above, below }) => [above, below]))].join(', ')}`); // oxfmt-ignore

const say = (line: string) => console.log(line);
const startedAt = performance.now();
const pgbench = findProgram('pgbench');
const cluster = await startCluster();
const folder = mkdtempSync(path.join(tmpdir(), 'wura-bench-payers-'));
let failed = false;

/** A figure that is no ratio, and the most that it may be. */
function judgeFigure(title: string, figure: number, { floor, goal }: { floor: number; goal: number }, unit: string) {
  const verdict = figure > floor ? 'FAIL' : figure > goal ? 'ok, above its goal' : 'goal';
  failed ||= figure > floor;
  say(`COST  ${title.padEnd(42)} ${figure.toFixed(figure < 10 ? 2 : 0).padStart(7)} ${unit}  floor ${floor}  goal ${goal}  ${verdict}`); // oxfmt-ignore
}

try {
  const payers = path.join(folder, 'payers.json');
  const { rows: version } = await cluster.run('postgres', 'show server_version');
  say(
    `machine: ${cpus().length} cpu, ${Math.round(totalmem() / 2 ** 30)} GiB, PostgreSQL ${(version[0] as { server_version: string }).server_version}, ` +
      `node ${process.versions.node}, fsync on, synchronous_commit on, links verified in the database; ` +
      (pgbench ? `TPC-B by ${execFileSync(pgbench, ['--version']).toString().trim()}` : 'TPC-B by our own client, for want of pgbench'),
  ); // oxfmt-ignore

  await prepareTpcb(cluster, pgbench);
  await cluster.create('small');
  await cluster.migrated('small');
  // Once to warm up, and once in each round, two to a transfer.
  await prepareCustomers(cluster, 'small', payers, 2 * strangers * (rounds + 1));
  // One set of customers, so that one set of tokens opens every copy.
  await cluster.create('usual', 'small');
  await grow(cluster, 'usual', usual);
  await cluster.create('large', 'usual');
  if (names.includes('large')) await grow(cluster, 'large', large);
  await grow(cluster, 'small', small);
  // The servers' own copies: what they know of the wallets must not be overtaken by the runs that write to them directly.
  await cluster.create('web', 'usual');
  await cluster.create('web2', 'usual');
  const peers = new Map<string, ReadyPeer>();
  for (const [name, files] of fetched) {
    await cluster.create(name);
    peers.set(name, await preparePeer(cluster, { database: name, name, files }));
    await settle(cluster, name);
  }
  for (const database of ['tpcb', 'small', 'usual', 'web', 'web2', 'large']) await settle(cluster, database);
  const server = await startServer(cluster, 'web');
  const pair = [await startServer(cluster, 'web2')];
  pair.push(await startServer(cluster, 'web2', pair[0]!.port));
  say(`prepared in ${Math.round((performance.now() - startedAt) / 1000)} s; ${rounds} rounds of ${seconds} s each`);

  const program = new URL('./http-load.ts', import.meta.url).pathname;
  const args = ['--seconds', String(seconds)];
  const http = async (port: number, connections = 128, more: readonly string[] = args) => {
    const words = ['--port', String(port), '--payers', payers, '--connections', String(connections), ...more];
    return JSON.parse(await runProgram(process.execPath, [program, ...words])) as LoadReport & { answerBytes: number };
  };
  const { answerBytes } = await http(server.port);
  const echo = await startEcho(answerBytes);
  let met = 0;
  const subjects: Record<string, () => Promise<LoadReport | number>> = {
    tpcb: () => runTpcb(cluster, pgbench, seconds),
    ledger: () => load(cluster, 'usual', args),
    hot: () => load(cluster, 'usual', [...args, '--hot']),
    two: () => loadOf(2, cluster, 'usual', args),
    four: () => loadOf(4, cluster, 'usual', args),
    refusals: () => load(cluster, 'usual', [...args, '--refusals', '20']),
    frozenOwn: () => load(cluster, 'usual', [...args, '--frozen']),
    frozen: () => loadOf(2, cluster, 'usual', args, ['--frozen']),
    small: () => load(cluster, 'small', args),
    large: () => load(cluster, 'large', args),
    echo: () => http(echo.port, 512),
    http: () => http(server.port),
    http32: () => http(server.port, 32),
    http512: () => http(server.port, 512),
    http2: () => http(pair[0]!.port),
    strangers: () => {
      const words = ['--strangers', String(strangers), '--met', String(met)];
      met += 2 * strangers;
      return http(server.port, 128, words);
    },
    ...Object.fromEntries([...peers].map(([name, peer]) => [name, () => peer.run(seconds)])),
  };

  const rates: Record<string, number[]> = {};
  // Every subject meets its pages before it counts, and each server its ten thousand customers.
  for (const name of [...names, ...names.filter(each => each.startsWith('http'))]) await subjects[name]!();
  for (let round = 0; round < rounds; round++) {
    // Rotated, so that no subject always follows the same other.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const result = await subjects[name]!();
      const report = typeof result === 'number' ? { rate: result } : result;
      (rates[name] ??= []).push(report.rate);
      const { p50Ms, p99Ms, failures } = report as Partial<LoadReport>;
      const latency = p50Ms === undefined ? '' : `  p50 ${p50Ms} ms  p99 ${p99Ms} ms`;
      say(`round ${round + 1}  ${name.padEnd(9)} ${Math.round(report.rate).toString().padStart(7)}/s${latency}  load ${loadavg()[0]!.toFixed(1)}`);
      if (failures && Object.keys(failures).length > 0) throw new Error(`calls failed: ${JSON.stringify(failures)}`);
    } // oxfmt-ignore
  }
  echo.stop();
  for (const each of [server, ...pair]) await each.stop();

  for (const { title, above, below, floor, goal } of judged) {
    const all = rates[above]!.map((rate, round) => rate / rates[below]![round]!);
    const middle = median(all);
    const verdict = middle < floor ? 'FAIL' : middle < goal ? 'ok, below its goal' : 'goal';
    failed ||= middle < floor;
    const quartiles = `[${quantile(all, 0.25).toFixed(2)}–${quantile(all, 0.75).toFixed(2)}]`;
    say(`RATIO ${title.padEnd(34)} ${middle.toFixed(2).padStart(6)}  ${quartiles.padEnd(14)} floor ${floor}  goal ${goal}  ${verdict}`);
  } // oxfmt-ignore

  for (const { title, below } of peerRatios.filter(ratio => !known.includes(ratio))) {
    say(`RATIO ${title.padEnd(34)} not run: its SQL is fetched by the operator, --peer-sql=${below}=FILE`);
  }

  if (!only) {
    const { rows: sizes } = await cluster.run(
      'large',
      `select pg_total_relation_size('ledger.chain')::float8 / count(distinct transfer_id) as bytes from ledger.entry`,
    );
    judgeFigure('bytes of a transfer, all indexes', (sizes[0] as { bytes: number }).bytes, { floor: 450, goal: 360 }, 'B'); // oxfmt-ignore

    const told = await tellAll(cluster, 'large', folder);
    say(`told both sides of ${told.told} transfers at ${Math.round(told.rate)}/s, one worker`);
    judgeFigure('telling both sides of a transfer, CPU', told.cpuMs, { floor: 0.5, goal: 0.25 }, 'ms');
    judgeFigure('telling both sides of a transfer, disk', told.bytes, { floor: 450, goal: 300 }, 'B');

    const stopped = await stopBackend(cluster, 'small');
    failed ||= stopped.unanswered > 0;
    say(`${stopped.orders} orders while a process of PostgreSQL had stopped: ${stopped.unanswered} without an answer`);
    judgeFigure('longest wait for an answer then', stopped.longestMs / 1000, { floor: 12, goal: 12 }, 's');

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
  }
} finally {
  await cluster.stop();
}
say(`${failed ? 'FAILED' : 'passed'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
process.exit(failed ? 1 : 0);
