import { rotateKeys } from '@wura/app-server/rotate-keys';
import { withDatabase } from './with-database.ts';

// `npm run rotate-keys`: MASTER_KEY takes over from MASTER_KEY_PREVIOUS. The product may run meanwhile, with both set.

await withDatabase(async config => {
  const { idDocuments, operators, receipts } = await rotateKeys(config);
  console.log(`Sealed anew: ${idDocuments} of verification, ${operators} of staff, ${receipts} of receipts.`);
});
