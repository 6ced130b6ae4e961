import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What an owner, a lying provider or a short list would hide, and the test in which the next daily run reports it. */
const hidden = [
  {
    what: 'an entry that the owner rewrote',
    file: 'capabilities/reconciliation/server/verify-books.db.test.ts',
    title: 'reports an entry that the owner changed together with every balance behind it',
  },
  {
    what: 'a history rewritten with its hashes',
    file: 'capabilities/reconciliation/server/verify-books.db.test.ts',
    title: 'reports a history that was rewritten together with its hashes, by what was written down outside',
  },
  {
    what: 'a deposit that no provider received',
    file: 'capabilities/reconciliation/server/reconciliation.db.test.ts',
    title: 'finds money that was credited and that no provider has received, though the books balance',
  },
  {
    what: 'a provider’s list that is cut short',
    file: 'capabilities/reconciliation/server/provider-balance.db.test.ts',
    title: 'reports a list that is cut short, and concludes nothing from it',
  },
] as const;

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** Runs the daily run's own tests as they stand in the suite, and answers which of these it reported. */
export async function proveDailyRun(): Promise<{ what: string; isReported: boolean }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-daily-run-'));
  const file = path.join(folder, 'report.json');
  try {
    await new Promise<void>((resolve, reject) => {
      const files = [...new Set(hidden.map(({ file: of }) => of))];
      const words = ['run', '--project', 'database', ...files, '--reporter=default', '--reporter=json'];
      const child = spawn(path.join(root, 'node_modules/.bin/vitest'), [...words, `--outputFile=${file}`], {
        cwd: root,
        stdio: 'inherit',
      });
      child.once('error', reject).once('close', () => resolve());
    });
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    return hidden.map(({ what, title }) => ({
      what,
      isReported: results.some(result => result.title === title && result.status === 'passed'),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
