import { readKeptRecord } from '@wura/app-server/read-kept-record';
import { withDatabase } from './with-database.ts';

// `npm run kept-record -- <customer> <reason>`: what the law keeps of a customer who was erased, as JSON.

const [id = '', ...reason] = process.argv.slice(2);

await withDatabase(async config => {
  console.log(JSON.stringify(await readKeptRecord(config, { id, reason: reason.join(' ') }), undefined, 2));
});
