import type { Movement } from '@wura/provider-payments/server/read-movement';
import type { Step } from '@wura/provider-payments/server/queries';
import type { Tracked } from '../contract.ts';

type Way = Pick<Tracked, 'steps' | 'expected_by' | 'session_id'>;

/** Where the money of a movement has been and when, and what it has yet to reach. */
export function wayOf({ row, wayOut }: Pick<Movement, 'row' | 'wayOut'>): Way {
  return {
    steps: stepsOf({ row, wayOut }),
    expected_by: row.expectedBy?.toISOString() ?? null,
    session_id: wayOut?.sessionId ?? null,
  };
}

function stepsOf({ row, wayOut }: Pick<Movement, 'row' | 'wayOut'>): Tracked['steps'] {
  const { entry, status, endedAt, isHold } = row;
  const text = (at: Date | undefined | null) => at?.toISOString() ?? null;
  const held = { step: 'held', at: text(entry.createdAt) } as const;
  const ended = endedAt ?? entry.createdAt;
  if (status === 'failed') {
    const sent = first(wayOut?.steps, 'asked');
    return [held, ...(sent ? [{ step: 'sent', at: text(sent) } as const] : []), { step: 'returned', at: text(ended) }];
  }
  // Within one house there is no way between the two.
  if (!isHold || !wayOut) return [held, { step: 'arrived', at: status === 'completed' ? text(ended) : null }];
  const atBank = first(wayOut.steps, 'accepted');
  return [
    held,
    { step: 'sent', at: text(first(wayOut.steps, 'asked')) },
    // Some say that it is done without ever having said that they took it: then no time is made up.
    ...(atBank || status === 'pending' ? [{ step: 'at_bank', at: text(atBank) } as const] : []),
    { step: 'arrived', at: status === 'completed' ? text(ended) : null },
  ];
}

const first = (steps: readonly Step[] | undefined, state: Step['state']) =>
  steps?.find(step => step.state === state)?.at;
