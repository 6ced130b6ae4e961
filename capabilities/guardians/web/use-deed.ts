import { refusalText } from '@wura/browser/refusal-text';
import { useState } from 'react';

/** One press, and what it was refused with. */
export function useDeed(fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  return {
    isBusy,
    failed,
    async run(deed: () => Promise<void>) {
      if (isBusy) return;
      setBusy(true);
      setFailed(undefined);
      try {
        await deed();
      } catch (error) {
        setFailed(refusalText(error, { fallback }));
      } finally {
        setBusy(false);
      }
    },
  };
}
