import type { Notification } from '@wura/notices/server';

/** A notice as its owner reads it. */
export const asWire = ({ public_id, kind, topic, title, text, link, created_at, read_at }: Notification) => ({
  id: public_id,
  kind,
  topic,
  title,
  text,
  link,
  created_at: created_at.toISOString(),
  read: read_at !== null,
});
