import { startTransition, useEffect, useState } from 'react';
import { useNarrow } from './use-narrow.ts';

const screenful = 10;
/** So much of the page, from where it is scrolled to, is drawn ahead of a finger. */
const windowsAhead = 1.5;

/**
 * How many rows of a long list are drawn so far: a screenful at once and the rest piece by piece, so that a cheap phone
 * shows the first, and hears a tap, before it has made the last. On a phone what is far below waits until it comes near:
 * a sheet that opens has all that is drawn behind it styled anew, and with fifty rows that held up the tap.
 */
export function useSlice(count: number, { rowPx }: { rowPx: number }): number {
  const [drawn, setDrawn] = useState(screenful);
  const due = Math.min(count, useRowsNear(rowPx));
  useEffect(() => {
    if (drawn >= due) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + screenful)));
    return () => clearTimeout(timer);
  }, [drawn, due]);
  return Math.min(drawn, count);
}

function useRowsNear(rowPx: number): number {
  const isNarrow = useNarrow();
  const [near, setNear] = useState(screenful);
  useEffect(() => {
    if (!isNarrow) return;
    const look = () => {
      const rows = (scrollY + windowsAhead * innerHeight) / rowPx;
      setNear(seen => Math.max(seen, Math.ceil(rows / screenful) * screenful));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isNarrow, rowPx]);
  return isNarrow ? near : Infinity;
}
