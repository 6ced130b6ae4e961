import type { Tx } from '@wura/database';
import { stopWaiting, type TicketRow } from './queries.ts';
import { requireAllRead } from './require-all-read.ts';

/** What asks nothing needs no answer: thanks, or an advertisement, whose sender would only learn by a mail that we read it. */
export async function closeTicket(
  tx: Tx,
  { ticket, lastRead, at }: { ticket: TicketRow; lastRead: string; at: Date },
): Promise<void> {
  await requireAllRead(tx, { ticket, lastRead });
  await stopWaiting(tx, { ticket: ticket.id, at });
}
