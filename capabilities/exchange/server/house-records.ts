import type { Queries } from '@wura/database';
import type { HouseRecords } from '@wura/provider-payments/server/own-records';
import { positionPurpose, residuePurpose } from '@wura/wallets/server/system-wallets';

// What conversions, orders that were carried out, and trades at a bank have moved through the house's positions: anything else
// in there is money that no customer converted.

export const positionRecords: HouseRecords = {
  purpose: positionPurpose,
  async moved(db, transferIds) {
    const [sides, squared] = await Promise.all([readSides(db, transferIds), readSquared(db, transferIds)]);
    return new Map([...sides.map(({ id, position }): [number, bigint] => [Number(id), position]), ...squared]);
  },
};

export const residueRecords: HouseRecords = {
  purpose: residuePurpose,
  async moved(db, transferIds) {
    const sides = await readSides(db, transferIds);
    return new Map(sides.map(({ id, residue }) => [Number(id), residue]));
  },
};

/** Both transfers of a conversion, by what was promised for it and not by what was posted. */
async function readSides(
  db: Queries,
  transferIds: readonly number[],
): Promise<{ id: bigint; position: bigint; residue: bigint }[]> {
  const { rows } = await db.query<{ id: bigint; position: bigint; residue: bigint }>(
    `with side as (
       select m.transfer_id as id, m.amount, m.details ->> 'quote' as name
         from wallets.waiting_movement m where m.transfer_id = any($1::bigint[])
     )
     select side.id,
            (case when side.id = coalesce(q.transfer_id, o.transfer_id) then side.amount
                  else -(coalesce(q.received, o.received) + coalesce(q.residue, left_over.minor)) end)::bigint as position,
            (case when side.id = coalesce(q.transfer_id, o.transfer_id) then 0
                  else coalesce(q.residue, left_over.minor) end)::bigint as residue
       from side
       left join exchange.quote q on q.public_id = side.name and q.used_at is not null
       left join exchange.conversion_order o on o.public_id = side.name and o.state = 'executed'
       -- Of an order no more is kept than what arrived: what rounding left is one smallest unit or none.
       left join lateral (select least(coalesce(sum(e.amount), 0), 1) as minor
                            from ledger.entry e join ledger.system_balance s on s.wallet = e.wallet_id
                           where e.transfer_id = side.id and s.purpose = '${residuePurpose}') left_over on o.id is not null
      where q.id is not null or o.id is not null`,
    [transferIds],
  );
  return rows;
}

async function readSquared(db: Queries, transferIds: readonly number[]): Promise<[number, bigint][]> {
  const { rows } = await db.query<{ id: bigint; minor: bigint }>(
    `select sold_transfer as id, -sold as minor from exchange.squaring where sold_transfer = any($1::bigint[])
     union all
     select bought_transfer, bought from exchange.squaring where bought_transfer = any($1::bigint[])`,
    [transferIds],
  );
  return rows.map(({ id, minor }) => [Number(id), minor]);
}
