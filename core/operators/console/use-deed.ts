import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@wura/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Deed<Given extends unknown[]> {
  readonly run: (...given: Given) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
}

/**
 * Something that an operator does: once at a time, and afterwards every list is read anew. What it answers is said to the
 * operator, after the dialog it was asked in has closed: what is said inside of a dialog goes with it.
 */
export function useDeed<Given extends unknown[]>(
  deed: (...given: Given) => Promise<string | void>,
  close?: () => void,
): Deed<Given> {
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
      if (close) flushSync(close);
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
  return { run, isBusy, failure };
}
