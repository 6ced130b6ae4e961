import { watch } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

const folders = ['packages', 'core', 'capabilities', 'apps/server'];
const isWatched = (name: string) =>
  /\.(ts|sql)$/.test(name) && !/(^|\/)(web|console|ui|browser|node_modules)\/|\.test\.ts$/.test(name);

/** Calls back once for each burst of changes to what the server is made of; the result ends it. */
export function watchServerSources(changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map(folder =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !isWatched(name)) return;
      // An editor writes a file in several steps, and a formatter touches many.
      clearTimeout(timer);
      timer = setTimeout(changed, 150);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
