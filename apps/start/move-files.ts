import { readConfig } from '@wura/app-server/config';
import { moveAllFiles } from '@wura/app-server/move-files';

// `npm run move-files`: sealed papers and pictures go from DATA_DIR into the store of FILES_S3_URL, while the product that already
// knows of it runs on. Cut off, it goes on where it was.
try {
  const moved = await moveAllFiles(readConfig(process.env));
  for (const [room, count] of Object.entries(moved)) console.log(`${room}: ${count} moved`);
} catch (error) {
  console.error(`error: ${(error as Error).message}`);
  process.exitCode = 1;
}
