import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from '@wura/database';
import { readStretch, type Stretch } from '@wura/ledger/server/stretches';
import type { Log } from '@wura/platform/log';
import type { Vault } from '@wura/secrets/vault';

// The head of the verified books, written down where a thief of the database cannot: in a file beside it and in the
// log. Each line is signed with a key that the database has not. An owner of the database who rewrites history, hashes and
// all, cannot rewrite these.

export interface Anchoring {
  pool: Pool;
  log: Log;
  vault: Vault;
  config: { dataDir: string };
  now: () => number;
}

const purpose = 'books anchor';

const fileIn = (dataDir: string) => path.join(dataDir, 'books-anchors.txt');

/** Why the books do not continue what was last written down, if they do not. */
export async function anchorFault({ pool, vault, config }: Anchoring): Promise<string | undefined> {
  const last = (await readLines(config.dataDir)).at(-1);
  if (last === undefined) return undefined;
  const [at, high, entries, head, signature] = last.split(' ');
  const signed = `${at} ${high} ${entries} ${head}`;
  if (!vault.digests(signed, purpose).some(digest => digest.toString('hex') === signature)) {
    return `the last line of ${fileIn(config.dataDir)} was not signed here`;
  }
  const now = await readStretch(pool, BigInt(high!));
  return now?.head === head ? undefined : `the books up to ${high} are not those of ${at}`;
}

/** Writes the head down, unless it stands there already. */
export async function anchor({ log, vault, config, now }: Anchoring, { high, entries, head }: Stretch): Promise<void> {
  const last = (await readLines(config.dataDir)).at(-1);
  if (last?.split(' ')[3] === head) return;
  const line = `${new Date(now()).toISOString()} ${high} ${entries} ${head}`;
  const signature = vault.digests(line, purpose)[0].toString('hex');
  await appendFile(fileIn(config.dataDir), `${line} ${signature}\n`, { mode: 0o600, flush: true });
  log.info('books verified', { reference: `${high} ${head} ${signature}` });
}

async function readLines(dataDir: string): Promise<string[]> {
  try {
    return (await readFile(fileIn(dataDir), 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
