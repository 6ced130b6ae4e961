import type { Queries } from '@wura/database';

/** Whether a customer may move money at this moment, for what is done for them while they are away. */
export interface Standing {
  /** The only name of a customer that ever leaves the server. */
  readonly id: string;
  readonly isFrozen: boolean;
  readonly hasCheckedNumber: boolean;
  readonly bornOn: string;
}

/** Read in the transaction that moves the money: an account that was frozen a moment ago is frozen. */
export async function readStanding(db: Queries, customer: bigint): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `select public_id as id, is_frozen as "isFrozen", has_checked_number as "hasCheckedNumber", date_of_birth as "bornOn"
       from identity.person where id = $1`,
    [customer],
  );
  return rows[0]!;
}
