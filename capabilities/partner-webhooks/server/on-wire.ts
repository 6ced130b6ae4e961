import type { DeliveryOnWire, EndpointOnWire } from '../contract.ts';
import type { DeliveryRow, EndpointRow } from './queries.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;

export function endpointOnWire(row: EndpointRow, at: number): EndpointOnWire {
  const isFormerGood = row.former_until !== null && at < row.former_until.getTime();
  return {
    id: row.public_id,
    url: row.url,
    events: row.events,
    is_on: row.off_since === null,
    off_why: row.off_why,
    off_note: row.off_note,
    off_since: time(row.off_since),
    failing_since: time(row.failing_since),
    former_secret_until: isFormerGood ? time(row.former_until) : null,
    created_at: row.created_at.toISOString(),
  };
}

export function deliveryOnWire(row: DeliveryRow): DeliveryOnWire {
  return {
    event_id: row.event_id,
    event: row.event,
    status: row.state,
    attempts: row.attempts,
    next_at: row.state === 'waiting' ? time(row.next_at) : null,
    last_at: time(row.last_at),
    last_status: row.last_status,
    last_fault: row.last_fault,
    last_ms: row.last_ms,
    created_at: row.created_at.toISOString(),
  };
}
