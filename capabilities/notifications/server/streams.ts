import { Readable } from 'node:stream';
import { listen } from '@wura/database/listen';
import type { AllFeatures } from '@wura/features/server';
import type { Identity, SignedIn } from '@wura/identity/server';
import { countUnread } from '@wura/notices/server';
import { readNews, selectNewest } from '@wura/notices/server/news';
import type { Log } from '@wura/platform/log';
import { asWire } from './as-wire.ts';

export interface Streams {
  /** A stream for this session, from the notice that was seen last. */
  open(of: { caller: SignedIn; token: string; seen: string | undefined }): Promise<Readable>;
  /** Ends the streams of sessions that have ended, and shows the others that we are still there. */
  sweep(): Promise<void>;
  /** How many are open. */
  count(): number;
  close(): void;
}

/** Tabs and devices of one session; the oldest gives way to a further one. */
const perSessionMax = 4;
/** Proxies and phones drop what is silent for a minute. */
const sweepMs = 25_000;

interface Stream {
  readonly customer: bigint;
  readonly session: string;
  readonly token: string;
  readonly out: Readable;
  /** None while it is being opened: it is told what came since once this is known. */
  seen: bigint | undefined;
}

/**
 * The customers who are looking at this process. News of many of them at once are read in a few statements, and an open
 * stream costs a socket and a few objects: no connection to the database, no timer of its own.
 */
export function createStreams({
  identity: { pool, sessions, onChange },
  all: { moneyNotices },
  log,
}: {
  identity: Pick<Identity, 'pool' | 'sessions' | 'onChange'>;
  all: Pick<AllFeatures, 'moneyNotices'>;
  log: Log;
}): Streams {
  const byCustomer = new Map<bigint, Set<Stream>>();
  const waiting = new Set<bigint>();
  let isReading = false;
  let isClosed = false;

  const listener = listen(pool, {
    channel: 'notices',
    onNotice: customers => wake(customers.split(',').map(BigInt)),
    // Every customer is taken to have news that were not heard.
    onOpen: () => wake([...byCustomer.keys()]),
    log,
  });
  const timer = setInterval(() => void sweep(), sweepMs);
  timer.unref();
  onChange(customer => {
    const streams = byCustomer.get(customer);
    if (streams) void endIfOver([...streams]);
  });

  function wake(customers: readonly bigint[]): void {
    for (const customer of customers) if (byCustomer.has(customer)) waiting.add(customer);
    if (waiting.size === 0 || isReading) return;
    isReading = true;
    // What arrives in the same turn is read together.
    setImmediate(() => void tellAll());
  }

  async function tellAll(): Promise<void> {
    while (waiting.size > 0) {
      const since = new Map<bigint, bigint>();
      for (const customer of waiting) {
        const seen = streamsOf(customer).flatMap(stream => stream.seen ?? []);
        if (seen.length > 0) since.set(customer, least(seen));
      }
      waiting.clear();
      // What cannot be read now is read with the next news, or when the client comes back.
      const news = await readNews(pool, since, moneyNotices).catch(() => undefined);
      for (const [customer, { notices, unread, newest }] of news ?? []) {
        for (const stream of byCustomer.get(customer) ?? []) {
          const { seen } = stream;
          // One that was opened since, for a client that has seen less than was read from, is told in the next round.
          if (seen === undefined || seen < since.get(customer)! || seen >= newest) continue;
          for (const notice of notices.filter(({ id }) => id > seen)) {
            stream.out.push(event('notice', { notice: asWire(notice), unread }, notice.public_id));
          }
          stream.seen = newest;
        }
      }
    }
    isReading = false;
  }

  async function endIfOver(streams: readonly Stream[]): Promise<void> {
    await Promise.all(
      streams.map(async stream => {
        const isAlive = await Promise.resolve(sessions.authenticate(stream.token, { isUse: false })).then(
          who => who?.sessionId === stream.session && !who.isLocked,
          // The database is away: the session may well be alive.
          () => true,
        );
        if (!isAlive) end(stream);
      }),
    );
  }

  function end(stream: Stream): void {
    forget(stream);
    stream.out.push(null);
  }

  function forget(stream: Stream): void {
    const streams = byCustomer.get(stream.customer);
    streams?.delete(stream);
    if (streams?.size === 0) byCustomer.delete(stream.customer);
  }

  const streamsOf = (customer: bigint) => [...(byCustomer.get(customer) ?? [])];
  const everyone = () => [...byCustomer.values()].flatMap(streams => [...streams]);

  async function sweep(): Promise<void> {
    await endIfOver(everyone());
    for (const { out } of everyone()) out.push(':\n\n');
  }

  return {
    async open({ caller, token, seen }) {
      const customer = caller.number;
      const [oldest, ...others] = streamsOf(customer).filter(({ session }) => session === caller.sessionId);
      if (oldest && others.length + 1 >= perSessionMax) end(oldest);
      const out = new Readable({ read() {}, highWaterMark: 1024 });
      const stream: Stream = { customer, session: caller.sessionId, token, out, seen: undefined };
      // Before anything is waited for: a client that opens many at once is counted, and a sign-out meanwhile ends them.
      byCustomer.set(customer, (byCustomer.get(customer) ?? new Set()).add(stream));
      out.once('close', () => forget(stream));
      try {
        const newest = await selectNewest(pool, { customer, seen });
        const unread = await countUnread(pool, customer);
        // It has given way, or its session has ended.
        if (!byCustomer.get(customer)?.has(stream)) return out;
        // Its call came on a connection that was open when we were told to stop: it is for the next process.
        if (isClosed) return (end(stream), out);
        stream.seen = newest;
        out.push(event('open', { unread }));
      } catch (error) {
        forget(stream);
        throw error;
      }
      // What was told between the two looks, and what a client that comes back has missed.
      wake([customer]);
      return out;
    },
    sweep,
    count: () => everyone().length,
    close() {
      isClosed = true;
      clearInterval(timer);
      listener.close();
      for (const stream of everyone()) end(stream);
    },
  };
}

const event = (name: string, data: object, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const least = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a < b ? a : b));
