import { useEffect, useState } from 'react';

const copiedShownMs = 2000;

/** Copies this text, and says so for two seconds. */
export function useCopied(value: string): [boolean, () => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, () => void navigator.clipboard.writeText(value).then(() => setCopied(true))];
}
