import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, scratchFolder, startCluster, type Cluster } from './cluster.ts';
import { inspect, killTree } from './crash.ts';
import { prepareCustomers } from './prepare.ts';

// `npm run drill`: a database that is backed up while customers pay is lost with everything on its machine, and is brought back
// from the last base backup and the archive of its log, to a second that we choose. What was acknowledged up to that second
// must be there, what came after it must not, and the books must balance.

const payMs = 5_000;

interface Acknowledged {
  readonly request: string;
  readonly at: number;
}

await drill(findBackupProgram());

function findBackupProgram(): string {
  const program = findProgram('pg_basebackup');
  if (program) return program;
  console.error('error: there is no pg_basebackup on this machine: install the package postgresql');
  process.exit(1);
}

async function drill(pgBasebackup: string): Promise<void> {
  const programs = path.dirname(pgBasebackup);
  const [lost, kept, found] = [await scratchFolder(), await scratchFolder(), await scratchFolder()];
  const archive = path.join(kept, 'archive');
  mkdirSync(archive);
  // The server runs as a user of its own.
  chmodSync(archive, 0o777);
  try {
    const to = path.join(archive, '%f');
    const primary = await startCluster({
      dataDir: lost,
      programs,
      settings: {
        wal_level: 'replica',
        archive_mode: 'on',
        // A file is there whole or not at all.
        archive_command: `test ! -f ${to} && cp %p ${to}.part && mv ${to}.part ${to}`,
      },
    });
    await primary.create('small');
    await primary.migrated('small');
    await prepareCustomers(primary, 'small', path.join(kept, 'payers.json'));

    const paying = pay(primary.url('small'));
    await sleep(payMs);
    const backupStartedAt = performance.now();
    const backup = path.join(kept, 'backup');
    const words = ['-D', backup, '-d', primary.url('postgres'), '--checkpoint=fast', '--wal-method=none'];
    execFileSync(pgBasebackup, words, { stdio: ['ignore', 'ignore', 'ignore'] });
    say('base backup, while customers pay', seconds(backupStartedAt));
    await sleep(payMs);
    const second = await now(primary);
    await sleep(payMs);
    await archiveEverything(primary);
    killTree(primary.pid);
    const acknowledged = await paying;

    const restoreStartedAt = performance.now();
    restore({ backup, archive, lost, found, second });
    rmSync(lost, { recursive: true });
    const restored = await startCluster({ dataDir: found, programs });
    say('from the loss of everything to the first answer', seconds(restoreStartedAt));
    const before = acknowledged.filter(({ at }) => at < second.getTime()).map(({ request }) => request);
    // One that was answered just after that second may have been written just before it.
    const after = acknowledged.filter(({ at }) => at > second.getTime() + 2_000).map(({ request }) => request);
    const [inTime, beyond] = [await inspect(restored, 'small', before), await inspect(restored, 'small', after)];
    await restored.stop();
    const undone = beyond.lost;
    say('acknowledged up to the chosen second', before.length);
    say('of these lost', inTime.lost);
    say('of these doubled', inTime.doubled);
    say('acknowledged after it', after.length);
    say('of these there all the same', after.length - undone);
    say('books', inTime.isSound ? 'whole' : 'BROKEN');
    const isGood = before.length > 0 && after.length > 0 && inTime.lost === 0 && inTime.doubled === 0;
    process.exitCode = isGood && undone === after.length && inTime.isSound ? 0 : 1;
  } finally {
    for (const folder of [lost, kept, found]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Customers who pay until their database is gone. */
function pay(url: string): Promise<readonly Acknowledged[]> {
  const program = new URL('./ledger-load.ts', import.meta.url).pathname;
  const words = [program, '--url', url, '--inFlight', '64', '--seconds', '600', '--acknowledged'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const acknowledged: Acknowledged[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop()!;
    const at = Date.now();
    for (const line of lines) if (line.startsWith('ack ')) acknowledged.push({ request: line.slice(4), at });
  });
  return new Promise(resolve => child.once('close', () => resolve(acknowledged)));
}

async function now(cluster: Cluster): Promise<Date> {
  const { rows } = await cluster.run('small', 'select clock_timestamp() as second');
  return (rows[0] as { second: Date }).second;
}

/** What was written until now lies in the archive: what is lost with a machine is what its last file had not brought there. */
async function archiveEverything(cluster: Cluster): Promise<void> {
  const { rows } = await cluster.run('small', 'select pg_walfile_name(pg_switch_wal()) as file');
  const { file } = rows[0] as { file: string };
  for (;;) {
    const { rows: last } = await cluster.run('small', 'select last_archived_wal as file from pg_stat_archiver');
    if (((last[0] as { file: string | null }).file ?? '') >= file) return;
    await sleep(100);
  }
}

interface Restoring {
  readonly backup: string;
  readonly archive: string;
  /** Where the lost one lay: of it we take what an operator keeps elsewhere, the passwords. */
  readonly lost: string;
  readonly found: string;
  readonly second: Date;
}

function restore({ backup, archive, lost, found, second }: Restoring): void {
  const { uid, gid } = statSync(path.join(lost, 'postgres'));
  for (const file of ['postgres-password', 'database-logins.json'])
    cpSync(path.join(lost, file), path.join(found, file));
  const data = path.join(found, 'postgres');
  cpSync(backup, data, { recursive: true });
  const settings = {
    restore_command: `cp ${path.join(archive, '%f')} %p`,
    recovery_target_time: second.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(path.join(data, 'recovery.signal'), '');
  execFileSync('chown', ['-R', `${uid}:${gid}`, data]);
}

function say(what: string, figure: string | number): void {
  console.log(`${what.padEnd(50)}${String(figure).padStart(10)}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
