import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { language, saveLanguage } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Stepper } from '@wura/ui/stepper';
import { toast } from '@wura/ui/toast';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { AddressStep } from './address-step.tsx';
import { register } from './calls.ts';
import { ErrorSummary } from './error-summary.tsx';
import { InfoStep } from './info-step.tsx';
import { signUpMessages } from './messages.ts';
import { emptyRegistration, fieldsOf, registrationFaults, stepOf, steps, wireBody, wireNames } from './registration.ts';
import { SecurityStep } from './security-step.tsx';

type RegisterScreenProps = {
  /** Signing in is another room's deed; the page around the wizard then leads on. */
  signIn: (credentials: { identifier: string; password: string }) => Promise<void>;
};

export function RegisterScreen({ signIn }: RegisterScreenProps) {
  const words = useMessages(signUpMessages);
  const [step, setStep] = useState(0);
  // Once the account exists, another press only tries to sign in: registering again would refuse its own username.
  const isRegistered = useRef(false);
  const form = useForm({
    initial: emptyRegistration,
    faults: registrationFaults,
    wireNames,
    submit: async values => {
      if (!isRegistered.current) await call(register, { body: wireBody(values) });
      isRegistered.current = true;
      // Whoever registers in a language wants to be written to in it.
      saveLanguage(language(), 'visitor');
      await signIn({ identifier: values.username.trim(), password: values.password });
      toast(words.done);
    },
  });

  // A refusal may be about a field of an earlier step: go there before focus does.
  const firstWrong = Object.entries(form.errors).find(([, error]) => error !== undefined)?.[0];
  useLayoutEffect(() => {
    const at = firstWrong === undefined ? -1 : stepOf(firstWrong);
    if (at >= 0) setStep(now => Math.min(now, at));
  }, [firstWrong]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (firstWrong === undefined) heading.current?.focus();
  }, [step, firstWrong]);

  const name = steps[step]!;
  const isLast = step === steps.length - 1;

  function advance(event: FormEvent) {
    event.preventDefault();
    if (isLast) void form.send(event);
    else if (form.check(fieldsOf[name])) setStep(step + 1);
  }

  function goBack() {
    form.clearErrors();
    form.setFailure(undefined);
    setStep(step - 1);
  }

  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-5 text-lead text-ink-2">{words.lead}</p>
      <Stepper
        label={words.steps}
        labels={steps.map(each => words.stepNames[each])}
        current={step}
        doneText={words.stepDone}
      />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.stepOf(step + 1, words.stepNames[name])}
      </h2>
      <form noValidate onSubmit={advance} className="mt-6 flex flex-col gap-4">
        {form.failure !== undefined && (
          <Banner
            tone="bad"
            title={refusalText(form.failure, { fallback: words.failed })}
            onDismiss={() => form.setFailure(undefined)}
            dismissLabel={words.dismiss}
          />
        )}
        <ErrorSummary form={form} names={fieldsOf[name]} />
        {name === 'info' && <InfoStep form={form} />}
        {name === 'security' && <SecurityStep form={form} />}
        {name === 'address' && <AddressStep form={form} />}
        <div className="mt-2 flex gap-3">
          {step > 0 && (
            <Button look="line" onClick={goBack}>
              {words.back}
            </Button>
          )}
          <Button
            type="submit"
            isWide
            isLoading={form.isBusy}
            loadingLabel={isLast ? words.submitting : undefined}
            key={isLast ? 'submit' : 'next'}
          >
            {isLast ? words.submit : words.next}
          </Button>
        </div>
      </form>
      <p className="mt-5 text-center">
        {words.haveAccount}{' '}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {words.signIn}
        </Link>
      </p>
    </>
  );
}
