import { startTransition, useEffect, useState } from 'react';

const screenful = 10;

/**
 * How many rows of a long list are drawn so far: a screenful at once and the rest piece by piece, so that a cheap phone
 * shows the first, and hears a tap, before it has made the last.
 */
export function useSlice(count: number): number {
  const [drawn, setDrawn] = useState(screenful);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + screenful)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
