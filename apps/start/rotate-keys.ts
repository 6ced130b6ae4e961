import { rotateKeys } from '@wura/app-server/rotate-keys';
import { withDatabase } from './with-database.ts';

// `npm run rotate-keys`: MASTER_KEY takes over from MASTER_KEY_PREVIOUS. The product may run meanwhile, with both set.

await withDatabase(async config => {
  const counts = Object.entries(await rotateKeys(config)).map(([of, count]) => `${count} of ${of}`);
  console.log(`Sealed anew: ${counts.join(', ')}.`);
});
