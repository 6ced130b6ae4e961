import { CallError } from '@wura/browser/call-error';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { peekReturn } from '@wura/browser/return-to';
import { readToken } from '@wura/browser/session';
import { countryOf, identifierFault, signInPasswordFault } from '@wura/identity/rules';
import { CountryOptions } from '@wura/identity/web/country-options';
import { canUsePasskeys } from '@wura/identity/web/passkeys';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { PasswordInput } from '@wura/ui/password-input';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { looksLikePhone, wireIdentifier } from './identifier.ts';
import { signInMessages } from './messages.ts';
import { signIn } from './sign-in.ts';

/** Most visitors never see it. */
const CodeStep = lazy(() => import('./code-step.tsx'));
const PasskeyButton = lazy(() => import('./passkey-button.tsx'));

const initial = { country: 'NG', identifier: '', password: '', remember: false };

export interface ElsewhereProps {
  isRemembered: boolean;
  onFailure: (error: unknown) => void;
}

interface LoginScreenProps {
  /** The other way in, through a company that knows the visitor: another room's deed. */
  Elsewhere?: ComponentType<ElsewhereProps>;
}

export function LoginScreen({ Elsewhere }: LoginScreenProps) {
  const words = useMessages(signInMessages);
  const [challenge, setChallenge] = useState<string>();
  // The prerendered page does not know the device.
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(canUsePasskeys()), []);
  const form = useForm({
    initial,
    faults: ({ identifier, password }) => ({
      identifier: identifierFault(identifier),
      password: signInPasswordFault(password),
    }),
    submit: async ({ country, identifier, password, remember }) => {
      // On a slow phone the wallet is on its way, and the button still there to be pressed again.
      if (readToken() !== null) return;
      try {
        await signIn({ identifier: wireIdentifier(identifier, dialCodeOf(country)), password, remember });
      } catch (error) {
        const asked = error instanceof CallError && error.body['challenge'];
        // Words that most visitors never need come when they are.
        if (error instanceof CallError && error.code === 'account_locked') {
          await import('@wura/identity/web/second-factor-messages');
        }
        if (typeof asked !== 'string') throw error;
        set('password', '');
        setChallenge(asked);
      }
    },
  });
  const passwordId = form.idOf('password');
  const { set, failure } = form;

  // Whatever was wrong with what was typed, the password is the thing to type again. Where we could not look at it, it stays.
  useEffect(() => {
    if (failure === undefined || !isAnswer(failure)) return;
    set('password', '');
    document.getElementById(passwordId)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new failure clears what was typed since
  }, [failure]);

  if (challenge !== undefined) {
    return (
      <Suspense>
        <CodeStep
          challenge={challenge}
          isRemembered={form.values.remember}
          onBack={why => {
            setChallenge(undefined);
            form.setFailure(why);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{words.lead}</p>
      <EndedNotice />
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} className="mb-5" />
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        <div className="grid items-start gap-x-2.5 gap-y-4 min-[22.5rem]:grid-cols-[132px_minmax(0,1fr)]">
          <Field label={words.country} {...form.field('country')}>
            <Select {...form.text('country')} autoComplete="country">
              <CountryOptions />
            </Select>
          </Field>
          <Field label={words.identifier} {...form.field('identifier')}>
            <TextInput
              {...form.text('identifier')}
              prefixChip={looksLikePhone(form.values.identifier) && `+${dialCodeOf(form.values.country)}`}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          </Field>
        </div>
        <Field label={words.password} {...form.field('password')}>
          <PasswordInput {...form.text('password')} showLabel={words.showPassword} />
        </Field>
        <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={words.remember}
            id={form.idOf('remember')}
            name="remember"
            checked={form.values.remember}
            onChange={event => form.set('remember', event.target.checked)}
          />
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
            {words.forgot}
          </Link>
        </div>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
      <div className="my-5 flex items-center gap-3 text-small text-ink-3" aria-hidden="true">
        <i className="grow border-t border-line" />
        {words.or}
        <i className="grow border-t border-line" />
      </div>
      {canAsk && (
        <Suspense fallback={<div className="h-13" />}>
          <PasskeyButton isRemembered={form.values.remember} onFailure={form.setFailure} />
        </Suspense>
      )}
      {Elsewhere && <Elsewhere isRemembered={form.values.remember} onFailure={form.setFailure} />}
      <p className="mt-5 text-center">
        {words.noAccount}{' '}
        <Link to="/register" className="link inline-flex min-h-11 items-center">
          {words.signUp}
        </Link>
      </p>
      <p className="text-center">
        <Link to="/lock" className="link inline-flex min-h-11 items-center">
          {words.lock}
        </Link>
      </p>
    </>
  );
}

/** Said after the page has woken up: the prerendered page cannot know. */
function EndedNotice() {
  const words = useMessages(signInMessages);
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(peekReturn() !== undefined), []);
  if (!isShown) return null;
  return (
    <Banner tone="info" title={words.endedTitle} className="mb-5">
      <p>{words.endedText}</p>
    </Banner>
  );
}

function dialCodeOf(country: string): string {
  return countryOf(country)?.dialCode ?? '';
}

/** Whether what was typed was looked at, and refused. */
function isAnswer(failure: unknown): boolean {
  return failure instanceof CallError && failure.kind === 'refused' && failure.status < 500;
}
