import type { Queries } from '@wura/database';
import type { RequestStatus } from '../rules.ts';
import { requestColumns, type RequestRow } from './queries.ts';

export interface RequestOnDeskRow extends RequestRow {
  asker_id: string;
  asker_name: string;
  payer_id: string | null;
  payer_name: string | null;
}

export interface DeskFilter {
  asker: bigint | undefined;
  payer: bigint | undefined;
  code: string | undefined;
  status: RequestStatus | undefined;
  at: Date;
  limit: number;
  /** The code of the last one that was shown. */
  after: string | undefined;
}

/** What staff look for, newest first. How a request stands is worked out here as `shownToAll` does it. */
export async function listOnDesk(db: Queries, filter: DeskFilter): Promise<RequestOnDeskRow[]> {
  const { asker, payer, code, status, at, limit, after } = filter;
  const { rows } = await db.query<RequestOnDeskRow>(
    `select ${requestColumns}, a.public_id as asker_id, a.full_name as asker_name, p.public_id as payer_id, p.full_name as payer_name
       from payment_requests.request r
       join identity.person a on a.id = r.asker
       left join identity.person p on p.id = r.payer
      where ($1::bigint is null or r.asker = $1) and ($2::bigint is null or r.payer = $2) and ($3::text is null or r.code = $3)
        and ($4::text is null or $4 = case
          when r.ending = 'paid' and (select sum(y.amount - wallets.sent_back(y.transfer_id))
                                        from payment_requests.payment y where y.request = r.id) = 0 then 'returned'
          when r.ending is not null then r.ending
          when r.expires_at <= $5 then 'expired'
          else 'open' end)
        and ($6::text is null or r.id < (select c.id from payment_requests.request c where c.code = $6))
      order by r.id desc limit $7`,
    [asker ?? null, payer ?? null, code ?? null, status ?? null, at, after ?? null, limit],
  );
  return rows;
}

/** Of what a customer asks others for. */
export async function countOpenOf(db: Queries, customer: bigint, at: Date): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select count(*)::integer as open from payment_requests.request
      where asker = $1 and ended_at is null and expires_at > $2`,
    [customer, at],
  );
  return rows[0]!.open;
}
