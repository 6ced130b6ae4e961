import { useEffect, useState } from 'react';
import { keep, kept } from './kept.ts';

/**
 * What is known now; and until it is, what this device last knew, so that what depends on it stands in its place from the
 * first and moves nothing when the answer comes.
 */
export function useKept<Known>(name: string, now: Known | undefined): Known | undefined {
  const [before] = useState(() => (kept(name) as Known | null) ?? undefined);
  useEffect(() => {
    if (now !== undefined) keep(name, now);
  }, [name, now]);
  return now === undefined ? before : now;
}
