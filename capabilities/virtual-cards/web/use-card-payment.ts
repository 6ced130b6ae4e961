import { useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@wura/browser/call-error';
import { newIntentKey } from '@wura/browser/intent';
import { announce } from '@wura/ui/announce';
import { useRef, useState } from 'react';

/** One payment of a form that stays open: what came of the last one, and the key under which the next one is asked for. */
export function useCardPayment() {
  const queries = useQueryClient();
  const [told, setTold] = useState<string>();
  const key = useRef<string>(undefined);

  /** The work answers with what the customer is told. */
  async function pay(work: (key: string) => Promise<string>): Promise<void> {
    setTold(undefined);
    key.current ??= newIntentKey();
    try {
      const said = await work(key.current);
      key.current = undefined;
      setTold(said);
      announce(said);
    } catch (error) {
      // What was refused took no key; what may have been done is asked for again under the same one.
      if (!isOutcomeUnknown(error)) key.current = undefined;
      throw error;
    } finally {
      await queries.invalidateQueries();
    }
  }

  return { told, pay, dismiss: () => setTold(undefined) };
}
