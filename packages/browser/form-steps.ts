import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Form, Values } from './form.ts';
import { useStepAddress } from './step-address.ts';

interface FormSteps<Of extends Values, Step extends string> {
  form: Form<Of>;
  /** The steps in their order, each with the fields that stand on it. */
  fieldsOf: Readonly<Record<Step, readonly (keyof Of & string)[]>>;
  /** Where to begin, if not with the first. */
  first?: number;
}

/** The step that a field stands on, counted from zero; -1 where it stands on none. */
export function stepOf(field: string, fieldsOf: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(fieldsOf).findIndex(fields => fields.includes(field));
}

/**
 * A long form in at most three short steps, one of which is shown. The second and the third are entries of the history of
 * their own, so that the Back of a phone leads to the step before, with what was typed, and not out of the form.
 */
export function useFormSteps<Of extends Values, Step extends string>({
  form: { errors, check, send, clearErrors, setFailure },
  fieldsOf,
  first = 0,
}: FormSteps<Of, Step>) {
  const names = Object.keys(fieldsOf) as Step[];
  const [at, setAt] = useState(first);
  const name = names[at]!;
  const back = useCallback(() => {
    clearErrors();
    setFailure(undefined);
    setAt(now => now - 1);
  }, [clearErrors, setFailure, setAt]);
  // Where the form began is where its page was opened: no entry of its own.
  const inAddress = (step: number) => (at >= step && step > first ? names[step]! : null);
  useStepAddress({ name: 'second', step: inAddress(1), goBack: back });
  useStepAddress({ name: 'third', step: inAddress(2), goBack: back });

  // A refusal may be about a field of an earlier step: go there before focus does.
  const firstWrong = Object.entries(errors).find(([, error]) => error !== undefined)?.[0];
  const wrongAt = firstWrong === undefined ? -1 : stepOf(firstWrong, fieldsOf);
  useLayoutEffect(() => {
    if (wrongAt >= 0) setAt(now => Math.min(now, wrongAt));
  }, [firstWrong, wrongAt]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (firstWrong === undefined) heading.current?.focus();
  }, [at, firstWrong]);

  return {
    names,
    name,
    at,
    /** Where focus goes with a new step. */
    heading,
    /** To the next step once this one is right, and from the last one out. */
    next(event: FormEvent): void {
      event.preventDefault();
      if (at === names.length - 1) void send(event);
      else if (check(fieldsOf[name])) setAt(at + 1);
    },
    back,
  };
}
