import { useEffect, useState } from 'react';

/** Something that stands on the screen for a moment and then goes. */
export function useNotice(shownMs: number): [string | undefined, (text: string) => void] {
  const [notice, setNotice] = useState<{ text: string }>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [notice, shownMs]);
  return [notice?.text, text => setNotice({ text })];
}
