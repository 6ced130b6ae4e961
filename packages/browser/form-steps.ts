import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Form, Values } from './form.ts';

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

/** A long form in short steps, one of which is shown. */
export function useFormSteps<Of extends Values, Step extends string>({ form, fieldsOf, first }: FormSteps<Of, Step>) {
  const names = Object.keys(fieldsOf) as Step[];
  const [at, setAt] = useState(first ?? 0);
  const name = names[at]!;

  // A refusal may be about a field of an earlier step: go there before focus does.
  const firstWrong = Object.entries(form.errors).find(([, error]) => error !== undefined)?.[0];
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
      if (at === names.length - 1) void form.send(event);
      else if (form.check(fieldsOf[name])) setAt(at + 1);
    },
    back(): void {
      form.clearErrors();
      form.setFailure(undefined);
      setAt(at - 1);
    },
  };
}
