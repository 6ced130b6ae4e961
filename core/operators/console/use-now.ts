import { minuteMs } from '@wura/platform/time';
import { useEffect, useState } from 'react';

/** The clock, read anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
