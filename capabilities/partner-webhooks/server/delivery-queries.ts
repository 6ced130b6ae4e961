import type { Queries, Tx } from '@wura/database';
import type { DeliveryOnWire } from '../contract.ts';
import type { Outcome } from './post.ts';
import type { EndpointRow, SigningEndpoint } from './queries.ts';

// What the worker reads and writes of deliveries.

const columns = `id, public_id, customer, url, events, secret, former_secret, former_until, off_since, off_why, off_note,
  failing_since, is_slow, created_at`;

export async function endpointOfJob(db: Queries, publicId: string): Promise<SigningEndpoint | undefined> {
  const { rows } = await db.query<SigningEndpoint>(
    `select ${columns} from partner_webhooks.endpoint where public_id = $1`,
    [publicId],
  );
  return rows[0];
}

export async function lockForWorker(tx: Tx, id: bigint): Promise<SigningEndpoint | undefined> {
  const { rows } = await tx.query<SigningEndpoint>(
    `select ${columns} from partner_webhooks.endpoint where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

/** What a worker took for the last time and then died. */
export async function giveUpLost(
  tx: Tx,
  { endpoint, at, attemptsMax }: { endpoint: bigint; at: Date; attemptsMax: number },
): Promise<void> {
  await tx.query(
    `update partner_webhooks.delivery set state = 'failed'
      where endpoint = $1 and state = 'waiting' and attempts >= $3 and next_at <= $2`,
    [endpoint, at, attemptsMax],
  );
}

export interface Claimed {
  readonly event: bigint;
  /** This one included. */
  readonly attempts: number;
  readonly event_id: string;
  readonly name: string;
  readonly data: object;
  readonly created_at: Date;
}

interface Due {
  readonly endpoint: bigint;
  readonly at: Date;
  readonly until: Date;
  readonly limit: number;
  readonly attemptsMax: number;
}

/** Takes what is due, the longest waiting first; no other worker takes it until then. */
export async function claimDue(tx: Tx, { endpoint, at, until, limit, attemptsMax }: Due): Promise<Claimed[]> {
  const { rows } = await tx.query<Claimed>(
    `with due as materialized (
       select event from partner_webhooks.delivery
        where endpoint = $1 and state = 'waiting' and next_at <= $2 and attempts < $5
        order by next_at, event limit $4 for update skip locked
     )
     update partner_webhooks.delivery d set attempts = d.attempts + 1, next_at = $3
       from due join partner_webhooks.event v on v.id = due.event
      where d.endpoint = $1 and d.event = due.event
     returning d.event, d.attempts, v.public_id as event_id, v.name, v.data, v.created_at`,
    [endpoint, at, until, limit, attemptsMax],
  );
  return rows;
}

interface Noted {
  readonly endpoint: bigint;
  readonly delivery: Claimed;
  readonly state: DeliveryOnWire['status'];
  readonly nextAt: Date;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** Nothing where it was asked to be told again meanwhile: that begins anew. */
export async function noteOutcome(tx: Tx, { endpoint, delivery, state, nextAt, outcome, at }: Noted): Promise<void> {
  await tx.query(
    `update partner_webhooks.delivery
        set state = $4, next_at = $5, last_at = $6, last_status = $7, last_fault = $8, last_ms = $9
      where endpoint = $1 and event = $2 and attempts = $3 and state = 'waiting'`,
    [endpoint, delivery.event, delivery.attempts, state, nextAt, at, outcome.status, outcome.fault, outcome.ms],
  );
}

export async function noteHealth(
  tx: Tx,
  { id, failingSince, isSlow }: { id: bigint; failingSince: Date | null; isSlow: boolean },
): Promise<void> {
  await tx.query(
    `update partner_webhooks.endpoint set failing_since = $2, is_slow = $3
      where id = $1 and (failing_since is distinct from $2 or is_slow <> $3)`,
    [id, failingSince, isSlow],
  );
}

export async function switchOff(
  tx: Tx,
  { id, why, at }: { id: bigint; why: NonNullable<EndpointRow['off_why']>; at: Date },
): Promise<void> {
  await tx.query('update partner_webhooks.endpoint set off_since = $2, off_why = $3 where id = $1', [id, at, why]);
}

/** When the next delivery is due; none: nothing waits. */
export async function nextDue(db: Queries, endpoint: bigint): Promise<Date | undefined> {
  const { rows } = await db.query<{ due: Date | null }>(
    `select min(next_at) as due from partner_webhooks.delivery where endpoint = $1 and state = 'waiting'`,
    [endpoint],
  );
  return rows[0]!.due ?? undefined;
}
