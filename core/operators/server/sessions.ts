import { minuteMs } from '@wura/platform/time';
import { hash, randomBytes } from 'node:crypto';
import type { Pool, Tx } from '@wura/database';
import type { Caller } from '@wura/http/router';
import { randomId } from '@wura/platform/identifiers';
import type { OperatorRole } from '../contract.ts';
import { endSession, insertSession, touchSession, type SessionRow } from './queries.ts';

/** The operator who is calling. */
export interface Operator extends Caller {
  /** Unguessable; what other operators and the audit log call them. */
  readonly id: string;
  /** What the tables call them. */
  readonly number: bigint;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OperatorRole;
}

export interface OperatorSessions {
  authenticate(token: string): Promise<Operator | undefined>;
  start(tx: Tx, session: { operator: bigint; address: string }): Promise<string>;
  end(tx: Tx, operator: Operator): Promise<void>;
}

export const sessionLimits = { idleMs: 15 * minuteMs, absoluteMs: 8 * 60 * minuteMs } as const;

const tokenShape = /^[\w-]{43}$/;
const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Nothing is remembered between calls: who is signed out, or no longer with us, is so at once. */
export function createOperatorSessions(pool: Pool, { now }: { now: () => number }): OperatorSessions {
  const times = () => ({ at: new Date(now()), usedSince: new Date(now() - sessionLimits.idleMs) });
  return {
    async authenticate(token) {
      if (!tokenShape.test(token)) return undefined;
      const row = await touchSession(pool, { tokenHash: hashOf(token), ...times() });
      return row && operatorOf(row);
    },
    async start(tx, { operator, address }) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await insertSession(tx, {
        tokenHash: hashOf(token),
        publicId: randomId('ops'),
        operator,
        at: new Date(at),
        endsAt: new Date(at + sessionLimits.absoluteMs),
        address,
      });
      return token;
    },
    end: (tx, { sessionId }) => endSession(tx, { publicId: sessionId, at: new Date(now()) }),
  };
}

function operatorOf(row: SessionRow): Operator {
  const { session_id: sessionId, operator: number, public_id: id, name, email, role } = row;
  return { id, number, sessionId, name, email, role };
}
