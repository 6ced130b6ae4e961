import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queries } from '@wura/database';
import { readAuditHashes, type AuditHead } from '@wura/operators/server';
import type { Vault } from '@wura/secrets/vault';

// The head of the audit log, written down where the owner of the database cannot reach it: a line a day in a file, signed
// with a key that the database has not. The same line goes out by mail, so that the file can be held against that.

export interface Anchoring {
  vault: Vault;
  config: { dataDir: string };
}

export interface Anchor extends AuditHead {
  readonly at: string;
}

const purpose = 'audit anchor';

const fileIn = (dataDir: string) => path.join(dataDir, 'audit-anchors.txt');

/** All that were written down, and why the log does not continue them, if it does not. */
export async function checkAnchors(
  db: Queries,
  { vault, config }: Anchoring,
): Promise<{ anchors: readonly Anchor[]; fault: string | undefined }> {
  const lines = await readLines(config.dataDir);
  const forged = lines.findIndex(line => !isOurs(vault, line));
  const anchors = lines.flatMap(line => readAnchor(line) ?? []);
  if (forged >= 0) return { anchors, fault: `line ${forged + 1} of ${fileIn(config.dataDir)} was not signed here` };
  const known = await readAuditHashes(
    db,
    anchors.map(({ seq }) => seq),
  );
  const lost = anchors.find(({ seq, hash }) => known.get(seq) !== hash);
  return { anchors, fault: lost && `the first ${lost.seq} rows are not those of ${lost.at}` };
}

/** Writes the head down. Answers the line. */
export async function writeAnchor({ vault, config }: Anchoring, { seq, hash, at }: Anchor): Promise<string> {
  const text = `${at} ${seq} ${hash}`;
  const line = `${text} ${vault.digests(text, purpose)[0].toString('hex')}`;
  await appendFile(fileIn(config.dataDir), `${line}\n`, { mode: 0o600, flush: true });
  return line;
}

function isOurs(vault: Vault, line: string): boolean {
  const end = line.lastIndexOf(' ');
  const signature = line.slice(end + 1);
  return vault.digests(line.slice(0, Math.max(end, 0)), purpose).some(digest => digest.toString('hex') === signature);
}

function readAnchor(line: string): Anchor | undefined {
  const [at, seq, hash] = line.split(' ');
  return at !== undefined && /^\d+$/.test(seq ?? '') && hash !== undefined
    ? { at, seq: BigInt(seq!), hash }
    : undefined;
}

async function readLines(dataDir: string): Promise<string[]> {
  try {
    return (await readFile(fileIn(dataDir), 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
