import type { Queries } from '@wura/database';
import type { TextOutcome, TextReceipt } from '../text-states.ts';

/** One text message to a customer, as far as anything is known of it. */
export interface TextLine {
  readonly created_at: Date;
  /** None while it waits to be sent. */
  readonly outcome: TextOutcome | null;
  readonly done_at: Date | null;
  /** What the network of the telephone said. */
  readonly receipt: TextReceipt | null;
  readonly receipt_at: Date | null;
}

/** The newest texts to a number; they are kept for thirty days. */
export async function readTextLog(
  db: Queries,
  { phone, limit }: { phone: string; limit: number },
): Promise<TextLine[]> {
  const { rows } = await db.query<TextLine>(
    'select created_at, outcome, done_at, receipt, receipt_at from notices.text_log($1, $2)',
    [phone, limit],
  );
  return rows;
}
