import { startTransition, useEffect, useState, type ReactNode } from 'react';

interface LaterProps {
  children: ReactNode;
  /** Its shape, where its place would otherwise be seen empty. */
  instead?: ReactNode;
  /** The phone has done it once: a view that comes back stands whole, and with it the place where it was left. */
  isNow?: boolean;
  onDrawn?: () => void;
}

/**
 * Drawn in a task of its own, after what stands around it: a cheap phone listens in between. So is the body of a sheet, whose
 * opening alone has the whole page behind it styled anew.
 */
export function Later({ children, instead = null, isNow = false, onDrawn }: LaterProps) {
  const [isDue, setDue] = useState(isNow);
  useEffect(() => {
    if (isDue) return onDrawn?.();
    const timer = setTimeout(() => startTransition(() => setDue(true)));
    return () => clearTimeout(timer);
  }, [isDue, onDrawn]);
  return isDue ? children : instead;
}
