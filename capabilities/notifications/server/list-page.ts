import { listNotifications } from '@wura/notices/server';
import type { Queries } from '@wura/database';

export async function listPage(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
) {
  // One more than asked for tells whether there is a next page.
  const found = await listNotifications(db, { customer, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  return {
    data: shown.map(({ public_id, kind, topic, title, text, link, created_at, read_at }) => ({
      id: public_id,
      kind,
      topic,
      title,
      text,
      link,
      created_at: created_at.toISOString(),
      read: read_at !== null,
    })),
    nextCursor: found.length > limit ? shown.at(-1)!.public_id : null,
  };
}
