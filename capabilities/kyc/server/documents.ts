import type { Operator, OperatorSessions } from '@wura/operators/server';
import type { Vault } from '@wura/secrets/vault';
import type { FileField } from '../rules.ts';

/** As long as it takes to draw a page of pictures. */
const ticketMs = 2 * 60_000;

interface Place {
  submission: string;
  field: FileField;
}

/** The address under which one operator may open one document for a moment. */
export function documentAddress(
  vault: Vault,
  { submission, field }: Place,
  { operator, at }: { operator: Operator; at: number },
): { field: FileField; url: string; expiresAt: string } {
  const endsAt = at + ticketMs;
  const ticket = vault.seal(`${operator.sessionId} ${endsAt}`, purpose({ submission, field }));
  const url = `/api/operator/kyc/${submission}/documents/${field}?ticket=${ticket.toString('base64url')}`;
  return { field, url, expiresAt: new Date(endsAt).toISOString() };
}

/**
 * Whose ticket it is: only while it is fresh, and while the operator who got it is still signed in and may still look.
 */
export async function holderOf(
  { vault, sessions }: { vault: Vault; sessions: OperatorSessions },
  place: Place,
  { ticket, at }: { ticket: string; at: number },
): Promise<Operator | undefined> {
  const [sessionId, endsAt] = read(vault, place, ticket)?.split(' ') ?? [];
  if (sessionId === undefined || at >= Number(endsAt)) return undefined;
  const operator = await sessions.find(sessionId);
  return operator && ['compliance', 'admin'].includes(operator.role) ? operator : undefined;
}

function read(vault: Vault, place: Place, ticket: string): string | undefined {
  try {
    return vault.open(Buffer.from(ticket, 'base64url'), purpose(place)).toString();
  } catch {
    // Not one of ours, or for another document.
    return undefined;
  }
}

const purpose = ({ submission, field }: Place) => `kyc ticket to ${field} of ${submission}`;
