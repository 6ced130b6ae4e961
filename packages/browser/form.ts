import {
  startTransition,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { CallError } from './call-error.ts';
import type { Fault } from '@wura/wire/phrases';
import { faultText } from './phrase-text.ts';

export type Values = Record<string, string | boolean>;
/** Codes, so that what is wrong is said in the language that the page has by then. */
export type Faults<Of extends Values> = { readonly [Name in keyof Of]?: Fault | undefined };

export interface FormSpec<Of extends Values> {
  initial: Of;
  /** Every field's rule at once, in the order the fields stand: the first fault is where focus goes. */
  faults: (values: Of) => Faults<Of>;
  /** Throw a CallError to refuse: its `errorCodes` land on their fields, anything else is `failure`. */
  submit: (values: Of) => Promise<void>;
  /** What the wire calls a field, where that differs from the form's own name for it. */
  wireNames?: Partial<Record<string, keyof Of & string>>;
}

/** Always the same, so that a form in which nothing was wrong is not drawn again to say so. */
const noFaults = {};

export function useForm<Of extends Values>({ initial, faults, submit, wireNames = {} }: FormSpec<Of>) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Faults<Of>>(noFaults);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  // State arrives a render late, and a second press must be refused at once.
  const isSending = useRef(false);
  const awaited = useRef<Promise<unknown>>(undefined);
  const edited = useRef(new Set<keyof Of>());
  // A blur that follows a change in the same event must judge what was typed, not what was drawn.
  const latest = useRef(initial);

  const idOf = (name: keyof Of & string) => `${formId}${name}`;
  const clearErrors = useCallback(() => setErrors(noFaults), []);

  function set<Name extends keyof Of>(name: Name, value: Of[Name]): void {
    latest.current = { ...latest.current, [name]: value };
    edited.current.add(name);
    setValues(latest.current);
    say(name, undefined);
  }

  /** What was said before is said again without a render: a form of many parts costs a cheap phone a frame. */
  function say(name: keyof Of, fault: Fault | undefined): void {
    setErrors(now => (now[name] === fault ? now : { ...now, [name]: fault }));
  }

  // A page that was built ahead can be typed into before it starts. What is in the fields by then counts.
  useLayoutEffect(() => {
    for (const name of Object.keys(initial)) {
      const typed = typedBefore(document.getElementById(idOf(name)));
      if (typed !== undefined && typeof typed === typeof initial[name]) set(name, typed as Of[string]);
    }
    // eslint-disable-next-line react/exhaustive-deps -- only the moment of waking up matters
  }, []);

  /** A field left empty on the way past is not yet wrong; one that was edited is judged when it is left. */
  function leave(name: keyof Of): void {
    if (edited.current.has(name)) say(name, faults(latest.current)[name]);
  }

  /** Judges some fields, or all; shows what is wrong and moves focus to the first of it. */
  function check(names?: readonly (keyof Of & string)[]): boolean {
    const found = Object.entries(faults(latest.current)).filter(
      ([name, fault]) => fault !== undefined && (!names || names.includes(name)),
    );
    setErrors(found.length === 0 ? noFaults : (Object.fromEntries(found) as Faults<Of>));
    const first = found[0]?.[0];
    if (first !== undefined) focusSoon(idOf(first));
    return first === undefined;
  }

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    while (awaited.current) await awaited.current;
    isSending.current = check();
    if (!isSending.current) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await submit(latest.current);
      // What follows was drawn with the answer: the form behind it has no hurry.
      startTransition(() => setBusy(false));
    } catch (error) {
      refuse(error);
      setBusy(false);
    } finally {
      isSending.current = false;
    }
  }

  function refuse(error: unknown): void {
    const named = error instanceof CallError ? Object.entries(error.errorCodes) : [];
    const mine = named
      .map(([wireName, code]) => [wireNames[wireName] ?? wireName, code] as const)
      .filter(([name]) => name in initial);
    if (mine.length === 0) return setFailure(error);
    setErrors(Object.fromEntries(mine) as Faults<Of>);
    focusSoon(idOf(mine[0]![0]));
  }

  return {
    values,
    errors,
    failure,
    isBusy,
    idOf,
    set,
    leave,
    check,
    send,
    setFailure,
    clearErrors,
    /** What a field is waiting to know: sending meanwhile waits for it too, so that no press is lost on a slow network. */
    awaits: (answer: Promise<unknown>) => {
      const over = answer.finally(() => {
        if (awaited.current === over) awaited.current = undefined;
      });
      awaited.current = over;
    },
    /** Puts back a form that was kept while the customer signed in again. */
    restore: (kept: Of) => {
      latest.current = kept;
      setValues(kept);
    },
    /** What a text control needs: spread it. */
    text: (name: keyof Of & string) => ({
      name,
      value: values[name] as string,
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as Of[typeof name]),
      onBlur: (event?: FocusEvent) => {
        if (!isSubmitNext(event)) leave(name);
      },
    }),
    /** What the Field around it needs. */
    field: (name: keyof Of & string) => ({ id: idOf(name), error: faultText(errors[name]) }),
  };
}

export type Form<Of extends Values> = ReturnType<typeof useForm<Of>>;

/**
 * Left for the button that judges the whole form: were the field judged first, what is said of it would push the button from
 * under the finger, and the tap would be lost. One that cannot be pressed for now judges nothing.
 */
function isSubmitNext(event: FocusEvent | undefined): boolean {
  const next = event?.relatedTarget;
  if (!(next instanceof HTMLButtonElement) || next.type !== 'submit') return false;
  return next.form?.contains(event!.target) === true && next.getAttribute('aria-disabled') !== 'true';
}

function typedBefore(field: HTMLElement | null): string | boolean | undefined {
  // One of several that make a value together is no value; the field that joins them reads them.
  if (field?.dataset['part'] !== undefined) return undefined;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked === field.defaultChecked ? undefined : field.checked;
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue ? field.value : undefined;
}

const framesMax = 30;

/**
 * After the render that shows the error, so that a screen reader hears field and error together. The field may stand on
 * another step, which has to be drawn first.
 */
export function focusSoon(id: string, frame = 0): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    if (field) field.focus();
    else if (frame < framesMax) focusSoon(id, frame + 1);
  });
}
