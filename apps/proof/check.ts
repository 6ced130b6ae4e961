import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Judgement {
  violations: { rule: string; about: string; says: string }[];
  figures: Record<string, unknown>;
}

const program = fileURLToPath(new URL('checker.py', import.meta.url));

/** What the independent checker finds in each folder of witnesses. */
export function judge(folders: readonly string[]): Judgement[] {
  const { error, status, stdout, stderr } = spawnSync('python3', [program, ...folders], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error('python3 is not on this machine, and the checker is written in it: install the package python3');
  }
  if (error) throw error;
  if (status !== 0 && stdout === '') throw new Error(`the checker failed: ${stderr}`);
  return JSON.parse(stdout) as Judgement[];
}
