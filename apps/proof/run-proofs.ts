import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the person who runs a proof has asked for: `--only=bills,cards` and `--runs=5`. */
export function readWishes(names: readonly string[]): { only: readonly string[]; runs: string | undefined } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
  const only = values.only?.split(',') ?? names;
  const unknown = only.filter(name => !names.includes(name));
  if (unknown.length > 0) throw new Error(`--only takes ${names.join(', ')}, not ${unknown.join(', ')}`);
  if (values.runs !== undefined && !/^[1-9]\d{0,5}$/.test(values.runs)) throw new Error('--runs takes a whole number');
  return { only, runs: values.runs };
}

/** Runs tests of which the suite runs a sample, in full, and answers what they reported, line by line. */
export async function runProofs<Line>(
  files: readonly string[],
  { runs }: { runs: string | undefined },
): Promise<{ isGreen: boolean; told: Line[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-proofs-'));
  const file = path.join(folder, 'report.jsonl');
  const code = await new Promise<number>(resolve => {
    const words = ['run', '--project', 'database', '--project', 'unit', ...files, '--no-file-parallelism'];
    const child = spawn(path.join(root, 'node_modules/.bin/vitest'), words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PROOF_REPORT: file, ...(runs !== undefined && { PROOF_RUNS: runs }) },
    });
    child.once('error', () => resolve(1));
    child.once('close', code => resolve(code ?? 1));
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  await rm(folder, { recursive: true });
  return { isGreen: code === 0, told: lines.map(line => JSON.parse(line) as Line) };
}
