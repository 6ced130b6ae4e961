import type { QueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import { isScreenLocked, watchScreenLock } from '@wura/browser/screen-lock';
import { readToken, sessionEnded } from '@wura/browser/session';
import { readUser } from '@wura/identity/web/customer';
import { toastNews } from '@wura/ui/toast';
import { chime } from './chime.ts';
import { countUnread, list } from './calls.ts';
import type { Notification } from './notification-row.tsx';
import { createEventReader } from './read-events.ts';
import { keepTold } from './told-here.ts';

/** A page that its customer does not look at keeps no line open: a browser has six of them for all of its tabs. */
const hiddenMsMax = 30_000;
/** What the page asks for to be drawn comes first. */
const beginAfterMs = 2_000;
const waitMsMin = 2_000;
const waitMsMax = 60_000;
/** A customer who touched the page within this is looking at it: what the news changed is read anew at once. */
const attentiveMs = 120_000;

/** Hears what the customer is told, and answers how to stop. None of it is use of the session, which ends all the same. */
export function follow(
  queries: QueryClient,
  { isQuiet, go }: { isQuiet: () => boolean; go: (path: string) => void },
): () => void {
  let line: AbortController | undefined;
  let retry: number | undefined;
  let leaving: number | undefined;
  let failures = 0;
  let seen: string | undefined;
  let touchedAt = performance.now();
  let isStale = false;
  let isOver = false;

  async function open(): Promise<void> {
    const token = readToken();
    if (isOver || line || token === null || document.hidden || isScreenLocked()) return;
    const mine = new AbortController();
    line = mine;
    clearTimeout(retry);
    try {
      const response = await fetch('/api/notifications/stream', {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(seen !== undefined && { 'last-event-id': seen }),
        },
        cache: 'no-store',
        signal: mine.signal,
      });
      if (response.status === 401) return sessionEnded(token);
      if (response.ok && response.body) await read(response.body);
      throw new Error('the line ended');
    } catch {
      if (line === mine) line = undefined;
      if (!isOver && !mine.signal.aborted) tryAgain();
    }
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    const take = createEventReader(({ name, id, data }) => {
      failures = 0;
      const told = JSON.parse(data) as { unread: number; notice?: Notification };
      queries.setQueryData(keyOf(countUnread), { unread: told.unread });
      if (id !== undefined) seen = id;
      if (name === 'notice' && told.notice) show(told.notice);
    });
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      take(value);
    }
  }

  /** It tells of what was committed: no sound and no banner comes before the money does. */
  function show(notice: Notification): void {
    void queries.invalidateQueries({ queryKey: [list.path] });
    if (notice.topic === 'money') {
      isStale = true;
      for (const queryKey of [['/api/wallets'], ['/api/transactions'], ['/api/transactions/summary/{walletId}']]) {
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      if (performance.now() - touchedAt < attentiveMs) readAnew();
    }
    if (isQuiet() && notice.topic === 'account') return;
    toastNews(notice.title, notice.topic === 'money' ? 'ok' : 'info');
    if (!isQuiet() && notice.topic === 'money') chime();
  }

  function readAnew(): void {
    if (!isStale) return;
    isStale = false;
    void queries.refetchQueries({ stale: true, type: 'active' });
  }

  /** Without the line the bell is asked for by hand, more and more seldom. */
  function tryAgain(): void {
    failures++;
    if (failures > 1) {
      void call(countUnread, { isBackground: true }).then(
        answer => queries.setQueryData(keyOf(countUnread), answer),
        () => undefined,
      );
    }
    retry = window.setTimeout(() => void open(), Math.min(waitMsMax, waitMsMin * 2 ** (failures - 1)));
  }

  function hangUp(): void {
    clearTimeout(retry);
    line?.abort();
    line = undefined;
  }

  const onVisible = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = window.setTimeout(hangUp, hiddenMsMax);
    else void open();
  };
  // Nothing is told to a screen whose customer is away; what was, is read afterwards.
  const unwatch = watchScreenLock(() => (isScreenLocked() ? hangUp() : void open()));
  const onTouch = () => {
    touchedAt = performance.now();
    readAnew();
  };
  const onOnline = () => void open();
  /** What the worker beside the page says: a notice was pressed, or the browser hears elsewhere now. */
  const onWorker = ({ data, ports }: MessageEvent<{ push?: 'open' | 'changed'; path?: string }>) => {
    if (data.push === 'changed') void keepHere().catch(() => undefined);
    if (data.push !== 'open' || data.path === undefined) return;
    ports[0]?.postMessage('taken');
    go(data.path);
  };
  const keepHere = async () => {
    if (readToken() === null || isScreenLocked()) return;
    // What cannot be told now is told by the next page.
    const me = await queries.fetchQuery({ queryKey: keyOf(readUser), queryFn: () => call(readUser, {}) });
    await keepTold(me.id);
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pointerdown', onTouch);
  addEventListener('keydown', onTouch);
  addEventListener('online', onOnline);
  navigator.serviceWorker?.addEventListener('message', onWorker);
  const settle = window.setTimeout(() => void keepHere().catch(() => undefined), beginAfterMs);
  retry = window.setTimeout(() => void open(), beginAfterMs);

  return () => {
    isOver = true;
    unwatch();
    clearTimeout(leaving);
    hangUp();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pointerdown', onTouch);
    removeEventListener('keydown', onTouch);
    removeEventListener('online', onOnline);
    navigator.serviceWorker?.removeEventListener('message', onWorker);
    clearTimeout(settle);
  };
}
