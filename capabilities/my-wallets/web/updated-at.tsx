import { clockTime } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useEffect, useState } from 'react';
import { walletsMessages } from './messages.ts';
import type { WalletsState } from './wallets-state.ts';

const justNowMs = 60_000;

/** How old the balances are: "just now" for a minute, and then the time. Old ones say so beside the figures. */
export function UpdatedAt({ state: { readAtMs, knownAt } }: { state: Pick<WalletsState, 'readAtMs' | 'knownAt'> }) {
  const words = useMessages(walletsMessages);
  const [oldSince, setOldSince] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOldSince(readAtMs), readAtMs + justNowMs - Date.now());
    return () => clearTimeout(timer);
  }, [readAtMs]);
  if (readAtMs === 0 || knownAt !== undefined) return null;
  const time = clockTime(new Date(readAtMs).toISOString());
  return <p className="text-small text-ink-3">{oldSince === readAtMs ? words.refreshed(time) : words.justNow}</p>;
}
