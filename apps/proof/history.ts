import { writeFileSync } from 'node:fs';
import path from 'node:path';

export type Kind = 'bank_transfer' | 'card_deposit' | 'bill' | 'card';

/** What every client asked for and was told, one line each, in the order in which it happened. */
export interface History {
  /** A client who begins with an empty wallet. */
  start(client: number, who: { customer: string; wallet: string }): void;
  /** Answers the name of the operation, by which its end is told. */
  invoke(client: number, asked: { kind: Kind; key: string; naira: number }): string;
  /** ok: it was acknowledged. fail: it was refused or declined. info: it is not known. */
  tell(operation: string, outcome: 'ok' | 'fail' | 'info', more?: object): void;
  /** A balance that the client was shown, by a call that it made then. */
  read(client: number, seen: { balance: string; at: number }): void;
  write(folder: string, run: { pendingLimitMs: number }): void;
}

export function createHistory(): History {
  const lines: object[] = [];
  let operations = 0;
  const now = () => performance.timeOrigin + performance.now();
  return {
    start: (client, who) => void lines.push({ type: 'start', client, ...who, balance: '0.00', seq: 0 }),
    invoke(client, { kind, key, naira }) {
      const op = `${client}-${++operations}`;
      lines.push({ type: 'invoke', op, client, kind, key, amount: naira.toFixed(2), at: now() });
      return op;
    },
    tell: (op, type, more = {}) => void lines.push({ type, op, at: now(), ...more }),
    read: (client, { balance, at }) => void lines.push({ type: 'read', client, balance, at }),
    write(folder, { pendingLimitMs }) {
      const all = [...lines, { type: 'end', pending_limit_ms: pendingLimitMs }];
      writeFileSync(path.join(folder, 'history.jsonl'), all.map(line => `${JSON.stringify(line)}\n`).join(''));
    },
  };
}
