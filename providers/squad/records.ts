import type { ProviderRecord, ProviderRecords, RecordState } from '@wura/provider-payments/server/ports';
import type { SquadClient } from './client.ts';
import { findByName, readPage } from './list.ts';
import type { Vend } from './wire.ts';

const perPage = 100;
/** A page of a hundred takes them longer than one sale. */
const timeoutMs = 15_000;

/** Of all that they sold: their list knows no stretch of time, so each is read from the newest to where it begins. */
export function createBooks(client: SquadClient): ProviderRecords {
  return {
    provider: 'squad',
    async page(operation, { from, until }, page) {
      if (operation !== 'purchase') return { outcome: 'accepted', entries: [], isLast: true };
      const read = await readPage(client, { page, perPage, timeoutMs });
      if (read.kind === 'unknown') return { outcome: 'unknown', why: read.why };
      const times = read.rows.map(({ createdAt }) => Date.parse(createdAt));
      const isWithin = (at: number) => at >= from.getTime() && at < until.getTime();
      const isInOrder = times.every((at, place) => place === 0 || at <= times[place - 1]!);
      const isAll = page === 1 && read.rows.length >= read.count;
      return {
        outcome: 'accepted',
        entries: read.rows.filter((_row, place) => isWithin(times[place]!)).map(entryOf),
        isLast: isAll || times.length === 0 || (isInOrder && times.at(-1)! < from.getTime()),
      };
    },
    async find(operation, reference) {
      if (operation !== 'purchase') return { outcome: 'absent' };
      const listing = await findByName(client, reference);
      if (listing.kind === 'unknown') return { outcome: 'unknown', why: listing.why };
      const [row] = listing.rows;
      return row ? { outcome: 'accepted', entry: entryOf(row) } : { outcome: 'absent' };
    },
  };
}

/** A status that is not documented is no end, so it counts as undecided, and a side that thinks otherwise is told. */
const states: Readonly<Record<string, RecordState>> = { success: 'done', failed: 'failed', reversed: 'reversed' };

function entryOf({ reference, amount: amountMinor, status, createdAt, updatedAt }: Vend): ProviderRecord {
  return {
    reference,
    amountMinor,
    currency: 'NGN',
    state: states[status.toLowerCase()] ?? 'open',
    at: new Date(createdAt),
    changedAt: new Date(updatedAt ?? createdAt),
  };
}
