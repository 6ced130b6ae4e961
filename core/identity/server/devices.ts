import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { deviceMark } from './login-name-queries.ts';

export interface SeenDevice {
  customer: bigint;
  /** What the device carries from one sign-in to the next. */
  token: string;
  address: string;
  userAgent: string;
  at: Date;
}

/**
 * Remembers the device of a sign-in, and answers whether it is new: neither what it carries nor its program in its network
 * was ever seen with this customer. The very first sign-in has nothing to be compared with, and its device is trusted. Call
 * it before the sign-in is written to the security events, which know of sign-ins older than anything that is remembered of
 * devices.
 */
export async function noteDevice(tx: Tx, { customer, token, address, userAgent, at }: SeenDevice): Promise<boolean> {
  // PostgreSQL keeps no NUL, and a header could hold one.
  const agent = userAgent.replaceAll('\0', '');
  const mark = deviceMark(token);
  const { rows } = await tx.query<{ is_new: boolean }>(
    `with marks as (select unnest(array[$2::bytea, identity.place_mark($3, $4)]) as mark),
          noted as (insert into identity.devices as d (customer, mark, first_seen_at, last_seen_at)
                    select $1, mark, $5::timestamptz, $5 from marks order by mark
                    on conflict (customer, mark) do update set last_seen_at = excluded.last_seen_at)
     select not exists (select from identity.devices where customer = $1 and mark in (select mark from marks))
            and (exists (select from identity.devices where customer = $1)
                 or exists (select from identity.security_events where customer = $1 and what = 'signed_in')) as is_new`,
    [customer, mark, agent, address, at],
  );
  const { is_new: isNew } = rows[0]!;
  await tx.query(
    `update identity.devices d
        set public_id = coalesce(d.public_id, $3), user_agent = $4, address = $5,
            trusted_at = case when $6 or exists (select from identity.devices o
                                                  where o.customer = $1 and o.trusted_at is not null)
                              then d.trusted_at else $7::timestamptz end
      where d.customer = $1 and d.mark = $2`,
    [customer, mark, randomId('dev'), agent, address, isNew, at],
  );
  return isNew;
}

export interface OwnDevice {
  publicId: string;
  /** As its owner called it. */
  name: string | null;
  userAgent: string;
  address: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  trustedAt: Date | null;
  /** The session that asks was begun on it. */
  isCurrent: boolean;
  /** How many are signed in on it. */
  sessions: number;
}

/** Newest use first; a customer has a handful. */
export async function listOwnDevices(
  db: Queries,
  { customer, session }: { customer: bigint; session: string },
): Promise<OwnDevice[]> {
  const { rows } = await db.query<OwnDevice>(
    `select d.public_id as "publicId", d.name, d.user_agent as "userAgent", d.address,
            d.first_seen_at as "firstSeenAt", d.last_seen_at as "lastSeenAt", d.trusted_at as "trustedAt",
            coalesce(bool_or(s.public_id = $2), false) as "isCurrent", count(s.public_id)::int as sessions
       from identity.devices d
       left join identity.sessions s on s.customer = d.customer and s.device = d.mark and s.revoked_at is null
      where d.customer = $1 and d.public_id is not null
      group by d.customer, d.mark
      order by d.last_seen_at desc, d.public_id
      limit 50`,
    [customer, session],
  );
  return rows;
}

/** False when the customer has no such device. */
export async function renameOwnDevice(
  tx: Tx,
  { customer, publicId, name }: { customer: bigint; publicId: string; name: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('update identity.devices set name = $3 where customer = $1 and public_id = $2', [
    customer,
    publicId,
    name,
  ]);
  return rowCount === 1;
}

/** Ends its sessions and forgets it, so that its next sign-in is one of a new device. False: there is no such device. */
export async function removeOwnDevice(
  tx: Tx,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ mark: Buffer; place: Buffer }>(
    `delete from identity.devices where customer = $1 and public_id = $2
     returning mark, identity.place_mark(user_agent, address) as place`,
    [customer, publicId],
  );
  const [gone] = rows;
  if (!gone) return false;
  await tx.query('delete from identity.devices where customer = $1 and mark = $2 and public_id is null', [
    customer,
    gone.place,
  ]);
  await tx.query(
    'update identity.sessions set revoked_at = $3 where customer = $1 and device = $2 and revoked_at is null',
    [customer, gone.mark, at],
  );
  return true;
}

/** From now on it is trusted, and where the rules allow but one, no other is. */
export async function trustOwnDevice(
  tx: Tx,
  { customer, publicId, at, isOnlyOne }: { customer: bigint; publicId: string; at: Date; isOnlyOne: boolean },
): Promise<void> {
  await tx.query(
    `update identity.devices
        set trusted_at = case when public_id = $2 then coalesce(trusted_at, $3) end
      where customer = $1 and public_id is not null and (public_id = $2 or ($4 and trusted_at is not null))`,
    [customer, publicId, at, isOnlyOne],
  );
}
