import type { Identity, SignedIn } from '@wura/identity/server';

export async function listSessions(
  identity: Identity,
  { caller, limit, after }: { caller: SignedIn; limit: number; after: string | null },
) {
  // One more than asked for tells whether there is a next page.
  const found = await identity.sessions.list({ customer: caller.number, limit: limit + 1, after });
  const sessions = found.slice(0, limit);
  return {
    data: sessions.map(session => ({
      id: session.public_id,
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      expires_at: session.ends_at.toISOString(),
      remember: session.is_remembered,
      user_agent: session.user_agent,
      address: session.address,
      current: session.public_id === caller.sessionId,
    })),
    nextCursor: found.length > limit ? sessions.at(-1)!.public_id : null,
  };
}
