import path from 'node:path';
import type { Config } from '@wura/platform/config';
import { FileMissing, type FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

export type StoreSettings = Pick<Config, 'dataDir' | 'filesS3'>;

/** Of one room: a folder under DATA_DIR, or under the same name in the store that several machines share. */
export function openFileStore({ dataDir, filesS3 }: StoreSettings, room: string): FileStore {
  const folder = createFolderStore(path.join(dataDir, room));
  return filesS3 ? inPlaceOf(folder, createS3Store(filesS3, room)) : folder;
}

/** What was kept before the store was shared is still read, and removed, where it lies until `npm run move-files` has moved it. */
function inPlaceOf(folder: FileStore, shared: FileStore): FileStore {
  return {
    put: shared.put,
    async get(name) {
      try {
        return await shared.get(name);
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
        return folder.get(name);
      }
    },
    async remove(name) {
      await folder.remove(name);
      await shared.remove(name);
    },
    async *list() {
      yield* folder.list();
      yield* shared.list();
    },
  };
}
