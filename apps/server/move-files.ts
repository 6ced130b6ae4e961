import path from 'node:path';
import { createFolderStore } from '@wura/secrets/folder-store';
import { moveFiles } from '@wura/secrets/move-files';
import { createS3Store } from '@wura/secrets/s3-store';
import type { Config } from './config.ts';
import { features } from './features.ts';

/** Moves what lies under DATA_DIR into the store that machines share. Answers how many files of each folder that were. */
export async function moveAllFiles({ dataDir, filesS3 }: Config): Promise<Readonly<Record<string, number>>> {
  if (!filesS3) throw new Error('FILES_S3_URL is where the files are to go; it is not set');
  const counts: Record<string, number> = {};
  for (const { sealedFiles: room } of features) {
    if (room === undefined) continue;
    counts[room] = await moveFiles(createFolderStore(path.join(dataDir, room)), createS3Store(filesS3, room));
  }
  return counts;
}
