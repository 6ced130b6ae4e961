import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { newIntentKey } from '@wura/browser/intent';
import { readToken } from '@wura/browser/session';
import { useEffect, useReducer, useRef } from 'react';
import { minuteMs } from '@wura/platform/time';
import { readMessages, writeMessage } from './calls.ts';
import { happened, noConversation, type Unsent } from './conversation.ts';
import { forgetThread, keepThread, readThread } from './thread.ts';

const lookEveryMs = 8_000;
/**
 * Looking for an answer counts as use of a session, and an idle one must end: so the page does not look for a customer
 * who has not touched the page for a while.
 */
const lookedForMs = 5 * minuteMs;

/** A customer's conversation while a customer is signed in, otherwise that of this browser's thread. */
export function useConversation() {
  const [conversation, tell] = useReducer(happened, noConversation);
  const touchedAt = useRef(Date.now());

  async function ask(cursor?: string) {
    const thread = readToken() === null ? readThread() : undefined;
    try {
      return await call(readMessages, { ownHeaders: { 'x-support-thread': thread }, query: { cursor } });
    } catch (error) {
      const isGone = error instanceof CallError && (error.status === 404 || error.status === 401);
      if (!isGone) throw error;
      // The thread is not there any more, or the session has ended: the visitor begins anew.
      if (error.status === 404) forgetThread();
      const mine = error.status === 401 ? readThread() : undefined;
      return call(readMessages, { ownHeaders: { 'x-support-thread': mine } });
    }
  }

  const load = () =>
    ask().then(
      page => tell({ what: 'loaded', page }),
      () => tell({ what: 'load failed' }),
    );

  async function loadEarlier(cursor: string) {
    await ask(cursor).then(
      page => tell({ what: 'earlier loaded', page }),
      () => undefined,
    );
  }

  async function send(text: string, key: string = newIntentKey()) {
    tell({ what: 'sending', key, text });
    try {
      const thread = readToken() === null ? readThread() : undefined;
      const {
        reference,
        thread: given,
        ...message
      } = await call(writeMessage, {
        key,
        body: { message: text, thread },
      });
      if (given !== null) keepThread(given);
      tell({ what: 'sent', key, message, reference });
    } catch {
      tell({ what: 'not sent', key });
    }
  }

  useEffect(() => {
    void load();
    const touch = () => void (touchedAt.current = Date.now());
    const timer = setInterval(() => {
      const isWatched = !document.hidden && Date.now() - touchedAt.current < lookedForMs;
      if (isWatched) void load();
    }, lookEveryMs);
    const touches = ['pointerdown', 'keydown'] as const;
    for (const name of touches) addEventListener(name, touch);
    return () => {
      clearInterval(timer);
      for (const name of touches) removeEventListener(name, touch);
    };
    // eslint-disable-next-line react/exhaustive-deps -- once for as long as the chat is open
  }, []);

  return {
    conversation,
    load,
    loadEarlier,
    send: (text: string) => send(text),
    resend: ({ text, key }: Unsent) => send(text, key),
  };
}
