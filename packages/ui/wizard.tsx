import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { Stepper } from './stepper.tsx';

interface WizardProps {
  words: {
    /** Names the list of steps. */
    steps: string;
    /** Said after a step that is behind. */
    stepDone: string;
    stepOf: (step: number, name: string) => string;
    back: string;
    next: string;
    submit: string;
    submitting: string;
  };
  /** Of each step, as it is shown. */
  names: readonly string[];
  /** Counted from zero. */
  at: number;
  heading: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  onNext: (event: FormEvent) => void;
  onBack: () => void;
  children: ReactNode;
  /** Under the buttons. */
  note?: ReactNode;
}

/** A form in short steps: where one is, the fields of this step, and the way on and back. */
export function Wizard({ words, names, at, heading, isBusy, onNext, onBack, children, note }: WizardProps) {
  const isLast = at === names.length - 1;
  return (
    <>
      <Stepper label={words.steps} labels={names} current={at} doneText={words.stepDone} />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.stepOf(at + 1, names[at]!)}
      </h2>
      <form noValidate onSubmit={onNext} className="mt-6 flex flex-col gap-4">
        {children}
        <div className="mt-2 flex gap-3">
          {at > 0 && (
            <Button look="line" onClick={onBack}>
              {words.back}
            </Button>
          )}
          <Button
            type="submit"
            isWide
            isLoading={isBusy}
            loadingLabel={isLast ? words.submitting : undefined}
            key={isLast ? 'submit' : 'next'}
          >
            {isLast ? words.submit : words.next}
          </Button>
        </div>
        {note}
      </form>
    </>
  );
}
