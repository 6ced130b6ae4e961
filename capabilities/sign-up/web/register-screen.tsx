import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useFormSteps } from '@wura/browser/form-steps';
import { language, saveLanguage } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { readToken } from '@wura/browser/session';
import { toast } from '@wura/ui/toast';
import { Wizard } from '@wura/ui/wizard';
import { useRef } from 'react';
import { Link } from 'react-router';
import { AddressStep } from './address-step.tsx';
import { register } from './calls.ts';
import { ErrorSummary } from './error-summary.tsx';
import { InfoStep } from './info-step.tsx';
import { useKeptRegistration } from './kept-registration.ts';
import { signUpMessages } from './messages.ts';
import {
  emptyRegistration,
  fieldsOf,
  phoneCountry,
  registrationFaults,
  wireBody,
  wireNames,
  type Known,
} from './registration.ts';
import { FormFailure } from '@wura/ui/form-failure';
import { SecurityStep } from './security-step.tsx';

type RegisterScreenProps = {
  /** Signing in is another room's deed; the page around the wizard then leads on. */
  signIn: (credentials: { identifier: string; password: string }) => Promise<void>;
  /** Google has told us who comes. */
  known?: Known | undefined;
};

export function RegisterScreen({ signIn, known }: RegisterScreenProps) {
  const words = useMessages(signUpMessages);
  // Once the account exists, another press only tries to sign in: registering again would refuse its own username.
  const isRegistered = useRef(false);
  const form = useForm({
    initial: known ? { ...emptyRegistration, ...namesOf(known) } : emptyRegistration,
    faults: registrationFaults,
    wireNames,
    submit: async values => {
      // On a slow phone the wallet is on its way, and the button still there to be pressed again.
      if (readToken() !== null) return;
      if (!isRegistered.current) await call(register, { body: wireBody(values, known) });
      isRegistered.current = true;
      forget();
      // A customer who registers in a language wants to be written to in it.
      saveLanguage(language(), 'visitor');
      await signIn({ identifier: values.username.trim(), password: values.password });
      toast(words.done);
    },
  });
  const { forget } = useKeptRegistration(form, { isOff: known !== undefined });
  const { names, name, at, heading, next, back } = useFormSteps({ form, fieldsOf });

  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-5 text-lead text-ink-2">{words.lead}</p>
      <Wizard
        words={words}
        names={names.map(each => words.stepNames[each])}
        at={at}
        heading={heading}
        isBusy={form.isBusy}
        onNext={event => {
          // Most people live where their phone number is from.
          if (name === 'info' && form.values.country === '') form.set('country', phoneCountry(form.values).code);
          next(event);
        }}
        onBack={back}
      >
        <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} />
        <ErrorSummary form={form} names={fieldsOf[name]} />
        {name === 'info' && <InfoStep form={form} known={known} />}
        {name === 'security' && <SecurityStep form={form} />}
        {name === 'address' && <AddressStep form={form} />}
      </Wizard>
      <p className="mt-5 text-center">
        {words.haveAccount}{' '}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {words.signIn}
        </Link>
      </p>
    </>
  );
}

const namesOf = ({ email, firstname, lastname }: Known) => ({ email, firstname, lastname });
