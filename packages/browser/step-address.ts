import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface StepAddress {
  /** What the address calls it. A form of several steps has one beside that of the flow it belongs to. */
  name?: string;
  /** Where the flow stands; null while it is at its form. */
  step: string | null;
  /** What Back does at this step; undefined where there is only forward, or out. */
  goBack: (() => void) | undefined;
}

/**
 * What all flows of the page say of themselves. On a slow device the address that a flow sees may be older than what another
 * one has just written into it, and must not take that back.
 */
const said = new Set<{ readonly name: string; readonly step: string | null }>();

/**
 * Keeps `?step=` and a money flow together. The first step after the form is a page of the history, so that Back returns
 * to the form with its values; those that follow take its place, and Back from processing or the receipt leaves the flow.
 */
export function useStepAddress({ name = 'step', step, goBack }: StepAddress): void {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // What the form was opened with goes along: it is the same form at each of its steps.
  const { state } = useLocation();
  const inAddress = search.get(name);
  // What the address has said, and was told to say, since the two last agreed: it changes a moment after we write, one
  // step at a time. An address that says anything else was changed by the customer.
  const ours = useRef(new Set<string | null>());
  const isLeaving = useRef(false);
  // Of a page that was loaded anew at a later step, the entry before it may be any page.
  const hasFormBehind = useRef(false);

  useEffect(() => {
    const own = { name, step };
    said.add(own);
    return () => void said.delete(own);
  }, [name, step]);

  useEffect(() => {
    if (step === inAddress) {
      ours.current = new Set([step]);
      isLeaving.current = false;
      return;
    }
    const isOurs = ours.current.has(inAddress);
    if (step === null && isOurs && hasFormBehind.current && !isLeaving.current) {
      // The form is one entry back, where Back itself would lead. Once: a step that was still on its way to the address
      // may be seen in it before the form is, and another entry back is another page.
      ours.current.add(null);
      isLeaving.current = true;
      void navigate(-1);
    } else if (isOurs || step === null) {
      // The flow moved on: away from the form by a new entry, otherwise in place. An address that outlived its flow is
      // tidied.
      const isNew = step !== null && inAddress === null && !ours.current.has(step);
      if (isNew) hasFormBehind.current = true;
      ours.current.add(inAddress).add(step);
      const next = new URLSearchParams(search);
      for (const each of said) if (each.step !== null) next.set(each.name, each.step);
      if (step === null) next.delete(name);
      setSearch(next, { replace: !isNew, preventScrollReset: true, state });
    } else if (goBack) {
      goBack();
    } else {
      void navigate('/wallet', { replace: true });
    }
  }, [name, step, inAddress, search, setSearch, navigate, state, goBack]);
}
