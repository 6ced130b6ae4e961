import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@wura/platform/config';

/** The operator's key, or in sandbox mode one generated into DATA_DIR at the first start and kept. */
export function loadMasterKey({ masterKey, dataDir }: Pick<Config, 'masterKey' | 'dataDir'>): Buffer {
  if (masterKey) return masterKey;
  const file = path.join(dataDir, 'master-key');
  if (!existsSync(file)) generate(file);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes: put it back, or set MASTER_KEY`);
  return key;
}

// Written beside and linked: the name appears with the whole key in it, and of two processes only the first one wins.
function generate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half, { force: true });
  }
}
