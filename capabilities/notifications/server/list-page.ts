import { readPage } from '@wura/database/page';
import { listNotifications } from '@wura/notices/server';
import type { MoneyFacts, NoticeKind } from '@wura/notices/server/kinds';
import type { Queries } from '@wura/database';

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
    data: rows.map(({ public_id, kind, topic, title, text, link, created_at, read_at }) => ({
      id: public_id,
      kind,
      topic,
      title,
      text,
      link,
      created_at: created_at.toISOString(),
      read: read_at !== null,
    })),
    nextCursor,
  };
}
