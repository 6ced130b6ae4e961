import { readPage } from '@wura/database/page';
import { formatMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { refuseFields } from '@wura/wire/refusals';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import type { Deposits } from './needs.ts';
import { listDeposits } from './queries.ts';
import { shownMinor, wireStatus } from './wire.ts';

const pageDefault = 20;

/** Every deposit that was ever begun, whatever became of it: none is left out because it is not decided yet. */
export async function listOwnDeposits(
  { pool, walletServices: { naming } }: Deposits,
  {
    customer,
    limit = pageDefault,
    cursor,
  }: { customer: bigint; limit: number | undefined; cursor: string | undefined },
): Promise<ReplyOf<typeof routes.list>> {
  const purpose = `deposits of ${customer}`;
  const place = cursor === undefined ? undefined : (naming.unseal(cursor, purpose) as [string, string] | undefined);
  if (cursor !== undefined && !place) {
    throw refuseFields({ cursor: commonFaults.cursor_foreign });
  }
  const after = place && { at: new Date(place[0]), reference: place[1] };
  const { rows, nextCursor } = await readPage(
    limit,
    max => listDeposits(pool, { customer, limit: max, after }),
    row => naming.seal([row.created_at.toISOString(), row.reference], purpose),
  );
  return {
    data: rows.map(row => ({
      reference: row.reference,
      channel: row.channel,
      amount: formatMoney({ currency: 'NGN', minor: shownMinor(row) }),
      currency: 'NGN',
      status: wireStatus[row.state],
      received: row.reported,
      taken_back: row.gone_back > 0n ? formatMoney({ currency: 'NGN', minor: row.gone_back }) : null,
      is_processing: row.is_processing,
      sender: [row.sender_name, row.sender_bank].filter(Boolean).join(', ') || null,
      transaction_id: row.seq === null ? null : naming.movementId({ wallet: Number(row.wallet), seq: Number(row.seq) }),
      case_number: row.case_number,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    })),
    nextCursor,
  };
}
