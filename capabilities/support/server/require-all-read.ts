import type { Tx } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import { supportDeskRefusals } from '../operator-contract.ts';
import { lockNewestMessage, type TicketRow } from './queries.ts';

/**
 * An answer takes its conversation off the list of those who wait. What its person added while the operator wrote would
 * leave the list with it unread, and what a colleague answered meanwhile would be answered twice.
 */
export async function requireAllRead(
  tx: Tx,
  { ticket, lastRead }: { ticket: Pick<TicketRow, 'id'>; lastRead: string },
): Promise<void> {
  requireNewestRead(await lockNewestMessage(tx, ticket.id), lastRead);
}

/** Of one that is locked already. */
export function requireNewestRead(newest: { public_id: string } | undefined, lastRead: string): void {
  if (newest?.public_id !== lastRead) throw refuse(supportDeskRefusals.conversation_went_on);
}
