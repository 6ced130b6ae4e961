import { call } from '@wura/browser/client';
import { useSettled } from '@wura/browser/use-settled';
import { useEffect, useRef, useState } from 'react';
import type { Quote } from '../contract.ts';
import { askQuote } from './calls.ts';

export interface Asked {
  readonly fromId: string;
  readonly toId: string;
  readonly amount: string;
}

export interface LiveQuote {
  readonly quote: Quote;
  /** By this page's own clock, counted from when the answer came: the clock of a phone may be anything. */
  readonly endsAt: number;
  /** The rate of the quote before it, where that was another one for the same pair. */
  readonly before: string | undefined;
}

interface State {
  readonly name: string;
  readonly live?: LiveQuote | undefined;
  readonly error?: unknown;
}

/** A little before its end, so that what is on the screen can still be pressed. */
const renewBeforeMs = 1_000;
const retryMs = 10_000;

/**
 * The price of what is typed, asked for once typing pauses and again whenever it is about to end, as long as the page is
 * looked at. A quote of another amount or pair is never shown for this one.
 */
export function useQuote(asked: Asked | undefined) {
  const name = useSettled(asked ? `${asked.fromId} ${asked.toId} ${asked.amount}` : '');
  const [state, setState] = useState<State>({ name: '' });
  const [round, setRound] = useState(0);
  const last = useRef<{ pair: string; rate: string }>(undefined);

  useEffect(() => {
    if (name === '') return;
    const [fromId = '', toId = '', amount = ''] = name.split(' ');
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (document.visibilityState === 'visible') setRound(count => count + 1);
      else document.addEventListener('visibilitychange', again, { once: true, signal: leaving.signal });
    };
    const body = { from_wallet_id: fromId, to_wallet_id: toId, amount };
    call(askQuote, { body, signal: leaving.signal }).then(
      quote => {
        const pair = `${fromId} ${toId}`;
        const known = last.current?.pair === pair ? last.current.rate : undefined;
        last.current = { pair, rate: quote.rate };
        const before = known !== undefined && known !== quote.rate ? known : undefined;
        setState({ name, live: { quote, endsAt: performance.now() + quote.expires_in_ms, before } });
        timer = setTimeout(again, Math.max(0, quote.expires_in_ms - renewBeforeMs));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState({ name, error });
        timer = setTimeout(again, retryMs);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [name, round]);

  const isOfThis = name !== '' && state.name === name && asked !== undefined;
  return {
    live: isOfThis ? state.live : undefined,
    error: isOfThis ? state.error : undefined,
    isAsking: asked !== undefined && !isOfThis,
    askAgain: () => setRound(count => count + 1),
  };
}
