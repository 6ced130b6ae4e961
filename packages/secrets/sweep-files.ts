import { hourMs } from '@wura/platform/time';
import type { SealedFiles } from './sealed-files.ts';

/** Nothing takes longer than this between a file and the row that names it. */
const orphanMs = hourMs;

interface Sweeping {
  /** Which of these names stand in a row. */
  namedAmong: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called after each page: there may be many. */
  goesOn: () => Promise<void>;
}

/** Removes the files that no row names: the process that wrote them died, or lost the database, before it could say so. */
export async function sweepFiles(files: SealedFiles, { namedAmong, goesOn }: Sweeping): Promise<void> {
  for await (const old of files.listOlderThan(orphanMs)) {
    const named = await namedAmong(old);
    await files.remove(old.filter(name => !named.has(name)));
    await goesOn();
  }
}
