import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs tests of which the suite runs a sample, in full, and answers what they reported, line by line. */
export async function runProofs<Line>(...files: string[]): Promise<{ isGreen: boolean; told: Line[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-proofs-'));
  const file = path.join(folder, 'report.jsonl');
  const code = await new Promise<number>(resolve => {
    const words = ['run', '--project', 'database', ...files, '--no-file-parallelism'];
    const child = spawn(path.join(root, 'node_modules/.bin/vitest'), words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PROOF_REPORT: file },
    });
    child.once('error', () => resolve(1));
    child.once('close', code => resolve(code ?? 1));
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  await rm(folder, { recursive: true });
  return { isGreen: code === 0, told: lines.map(line => JSON.parse(line) as Line) };
}
