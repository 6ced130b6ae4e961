import { readPage } from '@wura/database/page';
import type { Identity, SignedIn } from '@wura/identity/server';

export async function listSessions(
  identity: Identity,
  { caller, limit, after }: { caller: SignedIn; limit: number; after: string | null },
) {
  const { rows, nextCursor } = await readPage(
    limit,
    max => identity.sessions.list({ customer: caller.number, limit: max, after }),
    session => session.public_id,
  );
  return {
    data: rows.map(session => ({
      id: session.public_id,
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      expires_at: session.ends_at.toISOString(),
      remember: session.is_remembered,
      user_agent: session.user_agent,
      address: session.address,
      current: session.public_id === caller.sessionId,
    })),
    nextCursor,
  };
}
