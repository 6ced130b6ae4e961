import { readPage } from '@wura/database/page';
import { listNotifications } from '@wura/notices/server';
import type { MoneyFacts, NoticeKind } from '@wura/notices/server/kinds';
import type { Queries } from '@wura/database';
import { asWire } from './as-wire.ts';

export async function listPage(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
  kinds: readonly NoticeKind<MoneyFacts>[],
) {
  const { rows, nextCursor } = await readPage(
    limit,
    max => listNotifications(db, { customer, limit: max, after }, kinds),
    row => row.public_id,
  );
  return {
    data: rows.map(asWire),
    nextCursor,
  };
}
