import type { Passkeys } from '@wura/identity/server';

export function asWire(row: Awaited<ReturnType<Passkeys['list']>>[number]) {
  return {
    id: row.public_id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    synced: row.is_synced,
  };
}
