import type { HouseRecords } from '@wura/provider-payments/server/own-records';
import { readHouseMoves } from './queries.ts';

const purpose = 'goodwill';

/** What staff gave of the house's goodwill, and took back there: whatever else moves in it is a difference. */
export const goodwillRecords: HouseRecords = {
  purpose,
  moved: async (db, transferIds) => new Map(await readHouseMoves(db, purpose, transferIds)),
};
