import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { cutLive } from './growth/live.ts';
import { compareParts } from './growth/parts.ts';

// `npm run growth`: what it costs that the books are cut into parts. First side by side, at a million entries: books that were
// never cut beside the same books in twenty-four parts, and beside those of the version before where its folder is given.
// Then once at fifty million: books of that size are migrated, cut, closed and archived while a client posts to them.
//
//   npm run growth -- [--before FOLDER] [--only parts|live] [--entries 50000000] [--rounds 7] [--seconds 3]

const { values } = parseArgs({
  options: {
    /** A checkout of the version that is migrated from, with its modules installed. */
    before: { type: 'string' },
    only: { type: 'string' },
    entries: { type: 'string', default: '50000000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});

const cluster = await startCluster();
try {
  const timing = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (values.only !== 'live') await compareParts(cluster, { before: values.before, ...timing });
  if (values.only !== 'parts') await cutLive(cluster, { before: values.before, entries: Number(values.entries) });
} finally {
  await cluster.stop();
}
process.exit(0);
