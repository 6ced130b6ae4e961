import type { Log } from '@wura/platform/log';
import type { Books } from './books.ts';

export interface NewEvent {
  provider: string;
  /** What the event is about; `replay` finds it by this. */
  reference: string;
  name: string;
  body: string;
  /** Signature included: a retry sends the same bytes under the same signature. */
  headers: Readonly<Record<string, string>>;
  /** Withheld: written down and never sent, until a control asks for a replay. */
  isWithheld?: boolean;
}

export interface Webhooks {
  /** Writes the event into the books, in the transaction that is open, and sends it once that is committed. */
  record(event: NewEvent): void;
  /** Sends the events of this reference again and answers the status that each first attempt met, 0 for no answer. */
  replay(of: { provider: string; reference: string; times: number }): Promise<{ event: string; status: number }[]>;
  /** Sends what an earlier life of ours left unanswered, and keeps at it. */
  start(): void;
  close(): Promise<void>;
}

interface Due {
  id: number;
  provider: string;
  name: string;
  body: string;
  headers: string;
  attempts: number;
}

const tables = `
  create table if not exists events (
    id integer primary key, provider text not null, reference text not null, name text not null,
    body text not null, headers text not null, at integer not null
  ) strict;
  create index if not exists events_by_reference on events (provider, reference);
  -- One row for each time an event is to reach the receiver; nothing is due once it was answered 200 or given up.
  create table if not exists deliveries (
    id integer primary key, event integer not null references events, attempts integer not null default 0,
    status integer, due_at integer
  ) strict;
  create index if not exists deliveries_due on deliveries (due_at) where due_at is not null;
`;

/** As many as a receiver must expect to meet at once. */
const atOnceMax = 10;

/**
 * Four tries three minutes apart, then one each hour up to 72 hours: what Paystack promises, at 180 times the speed,
 * because no developer at a sandbox waits three days.
 */
export function retryDelayMs(attempts: number): number | undefined {
  if (attempts <= 4) return 1_000;
  return attempts <= 4 + 72 ? 20_000 : undefined;
}

export function createWebhooks(options: {
  books: Books;
  /** The provider's name is added to it. */
  url: string;
  now: () => number;
  log: Log;
  retryDelayMs: (attempts: number) => number | undefined;
  timeoutMs: number;
}): Webhooks {
  const { books, now, log } = options;
  books.define(tables);
  const base = options.url.replace(/\/+$/, '');
  const closing = new AbortController();
  const underway = new Map<number, Promise<number>>();
  let alarm: NodeJS.Timeout | undefined;

  function enqueue(event: number): number {
    return books.run('insert into deliveries (event, due_at) values (?, ?)', event, now());
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    clearTimeout(alarm);
    // One reading of the clock: between two of them a delivery could fall due unseen, and never be sent.
    const at = now();
    const due = books.all<{ id: number }>(
      'select id from deliveries where due_at <= ? order by due_at, id limit ?',
      at,
      atOnceMax,
    );
    for (const { id } of due) if (underway.size < atOnceMax) void send(id);
    const next = books.one<{ at: number | null }>('select min(due_at) as at from deliveries where due_at > ?', at);
    // What is due already but has to queue is taken up as soon as one under way has ended.
    if (next?.at) alarm = setTimeout(wake, next.at - at).unref();
  }

  /** One attempt, and never two of one delivery side by side. */
  function send(delivery: number): Promise<number> {
    const already = underway.get(delivery);
    if (already) return already;
    const sending = attempt(delivery).finally(() => {
      underway.delete(delivery);
      setImmediate(wake);
    });
    underway.set(delivery, sending);
    return sending;
  }

  async function attempt(delivery: number): Promise<number> {
    const due = books.one<Due>(
      `select deliveries.id, provider, name, body, headers, attempts
       from deliveries join events on events.id = event where deliveries.id = ?`,
      delivery,
    )!;
    const status = await post(due);
    // ProviderEvent to stop halfway: it stays due, and the next life sends it again.
    if (closing.signal.aborted) return status;
    const attempts = due.attempts + 1;
    const delayMs = status === 200 ? undefined : options.retryDelayMs(attempts);
    books.run(
      'update deliveries set attempts = ?, status = ?, due_at = ? where id = ?',
      attempts,
      status,
      delayMs === undefined ? null : now() + delayMs,
      delivery,
    );
    log.info('webhook sent', { reason: due.name, status, attempts });
    return status;
  }

  async function post({ provider, body, headers }: Due): Promise<number> {
    try {
      const response = await fetch(`${base}/${provider}`, {
        method: 'POST',
        headers: JSON.parse(headers) as Record<string, string>,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(options.timeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  return {
    record({ provider, reference, name, body, headers, isWithheld = false }) {
      const event = books.run(
        'insert into events (provider, reference, name, body, headers, at) values (?, ?, ?, ?, ?, ?)',
        provider,
        reference,
        name,
        body,
        JSON.stringify(headers),
        now(),
      );
      if (isWithheld) return;
      enqueue(event);
      setImmediate(wake);
    },
    async replay({ provider, reference, times }) {
      const events = books.all<{ id: number; name: string }>(
        'select id, name from events where provider = ? and reference = ? order by id',
        provider,
        reference,
      );
      const copies = Array.from({ length: times }, () => events).flat();
      const deliveries = books.transaction(() => copies.map(({ id }) => enqueue(id)));
      return Promise.all(
        deliveries.map(async (delivery, at) => ({ event: copies[at]!.name, status: await send(delivery) })),
      );
    },
    start: wake,
    async close() {
      closing.abort();
      clearTimeout(alarm);
      await Promise.all(underway.values());
    },
  };
}
