import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@wura/ui/toast';
import { useRef, useState } from 'react';

export interface Deed<Given extends unknown[]> {
  readonly run: (...given: Given) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly forget: () => void;
}

/** Something that an operator does: once at a time, and afterwards every list is read anew. */
export function useDeed<Given extends unknown[]>(deed: (...given: Given) => Promise<string | void>): Deed<Given> {
  const queries = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run(...given: Given): Promise<boolean> {
    // State arrives a render late, and a second press must be refused at once.
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const done = await deed(...given);
      if (done) toast(done);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
      // A refusal often means that another operator was quicker, so the lists are stale then, too.
      void queries.invalidateQueries();
    }
  }
  return { run, isBusy, failure, forget: () => setFailure(undefined) };
}
