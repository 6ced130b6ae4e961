import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from '@wura/database';

// What an operator keeps of the database, as text to be searched. With TEST_POSTGRES it is taken by PostgreSQL's own programs;
// the embedded one brings none, and there the same is done by what those programs ask of the server.

export interface Copy {
  readonly where: string;
  readonly text: string;
}

const run = promisify(execFile);
const programs = process.env['TEST_POSTGRES'];

/** As `pg_dump` writes it: rows, and nothing of the pages they lie in. */
export async function dump(url: string, owner: Pool): Promise<Copy[]> {
  if (programs) {
    const { stdout: text } = await run(path.join(programs, 'pg_dump'), ['-d', url], { maxBuffer: 1 << 30 });
    return [{ where: 'pg_dump', text }];
  }
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const copies: Copy[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await owner.query<{ line: string }>(`select t::text as line from ${name} t`);
    copies.push({ where: `the dump of ${name}`, text: lines.map(({ line }) => line).join('\n') });
  }
  return copies;
}

/**
 * As `pg_basebackup` copies it: every file of the database as it lies on the disk, with what was written to the log of changes
 * from the beginning of the backup to its end.
 */
export async function baseBackup(url: string, owner: Pool): Promise<Copy[]> {
  if (programs) {
    const folder = mkdtempSync(path.join(tmpdir(), 'wura-base-'));
    const given = ['-D', folder, '-d', url, '--checkpoint=fast', '-X', 'stream'];
    try {
      await run(path.join(programs, 'pg_basebackup'), given);
      const copies: Copy[] = [];
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name);
        if (!statSync(file).isFile()) continue;
        copies.push({ where: `base backup, ${name}`, text: await readFile(file, 'latin1') });
      }
      return copies;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const client = await owner.connect();
  try {
    // A slow disk is no fault of the copy's.
    await client.query('set statement_timeout = 0');
    // A new file of the log: what was written before the backup is no part of it.
    await client.query('select pg_switch_wal()');
    const { rows: begun } = await client.query<{ at: string }>(`select pg_backup_start('proof', true)::text as at`);
    const { rows: files } = await client.query<{ name: string; bytes: Buffer }>(
      `with folder as (select 'base/' || oid as path from pg_database where datname = current_database() union all select 'global')
       select path || '/' || name as name, pg_read_binary_file(path || '/' || name, 0, size, true) as bytes
         from folder, lateral pg_ls_dir(path) as name, lateral pg_stat_file(path || '/' || name, true)
        where not isdir and size > 0`,
    );
    const { rows: written } = await client.query<{ bytes: Buffer }>(
      `select pg_read_binary_file('pg_wal/' || pg_walfile_name($1::pg_lsn), 0,
                least(16777216, pg_current_wal_flush_lsn() - $1::pg_lsn + 65536)::bigint, true) as bytes`,
      [begun[0]!.at],
    );
    await client.query('select pg_backup_stop()');
    return [
      ...files.map(({ name, bytes }) => ({ where: `base backup, ${name}`, text: bytes.toString('latin1') })),
      ...written.map(({ bytes }) => ({ where: 'base backup, log of changes', text: bytes?.toString('latin1') ?? '' })),
    ];
  } finally {
    client.release(true);
  }
}

/** What stands where. In turns, because the same process answers customers in the tests. */
export async function findIn(
  copies: readonly Copy[],
  words: readonly { readonly name: string; readonly spellings: readonly string[] }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { where, text } of copies) {
    for (const { name, spellings } of words) {
      await nextTurn();
      if (spellings.some(spelling => text.includes(spelling))) found.push(`${name} in ${where}`);
    }
  }
  return found;
}
