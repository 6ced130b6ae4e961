import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { startSession, useToken } from '@wura/browser/session';
import { signInStaff } from '@wura/operators/console/calls';
import { canUsePasskeys } from '@wura/identity/web/passkeys';
import { staffText } from '@wura/operators/console/staff-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Mark } from '@wura/ui/mark';
import { PasswordInput } from '@wura/ui/password-input';
import { TextInput } from '@wura/ui/text-input';
import { Fingerprint } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { forgetActivity, wasIdledOut } from './shell/activity.ts';

/** E-mail and password, and the code of the authenticator app once the server asks for one. */
export function SignInPage() {
  const back = (useLocation().state as { from?: string } | null)?.from ?? '/';
  const isSignedIn = useToken() !== null;
  if (isSignedIn) return <Navigate to={back} replace />;
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col justify-center p-5">
      <title>Sign in, Wura console</title>
      <div className="mb-7">
        <Mark name="Wura" />
      </div>
      <div className="panel p-5 md:p-7">
        <h1 className="text-t2">Sign in to the console</h1>
        <p className="mt-1 mb-5 text-small text-ink-2">For staff. What you do here is written down under your name.</p>
        <SignInForm />
      </div>
    </main>
  );
}

function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [hasIdledOut] = useState(wasIdledOut);
  const [isCancelled, setCancelled] = useState(false);
  const [canAsk] = useState(canUsePasskeys);
  const passwordField = useRef<HTMLDivElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { token } = await call(signInStaff, { body: { email, password, ...(asksCode && { code: code.trim() }) } });
      forgetActivity();
      startSession(token, { isRemembered: false });
    } catch (error) {
      setBusy(false);
      // The first time it is no refusal: the password was right, and the code is what comes next.
      if (isAskForCode(error) && !asksCode) return setAsksCode(true);
      setFailure(error);
      setCode('');
      if (!asksCode) {
        setPassword('');
        passwordField.current?.querySelector('input')?.focus();
      }
    }
  }

  /** Alone, or in the place of the code that was asked for. */
  async function sendPasskey() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setCancelled(false);
    try {
      const { signInByDevice } = await import('@wura/operators/console/device');
      const token = await signInByDevice(asksCode ? { email, password } : undefined);
      setBusy(false);
      if (token === undefined) return setCancelled(true);
      forgetActivity();
      startSession(token, { isRemembered: false });
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {failure !== undefined && <Banner tone="bad" title={staffText(failure)} />}
      {isCancelled && <Banner tone="info" title="Your device gave no passkey. You can still sign in with a code." />}
      {failure === undefined && !isCancelled && hasIdledOut && (
        <Banner tone="info" title="You were signed out because nothing was pressed for 15 minutes." />
      )}
      <Field label="Email">
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
      </Field>
      <div ref={passwordField}>
        <Field label="Password">
          <PasswordInput
            name="password"
            showLabel="Show password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
      </div>
      {asksCode && (
        <Field label="Code" helper="The six digits that your authenticator app shows now.">
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={24}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" isLoading={isBusy} loadingLabel="Signing in…">
        Sign in
      </Button>
      {canAsk && (
        <Button look="line" icon={<Fingerprint />} isDisabled={isBusy} onClick={() => void sendPasskey()}>
          {asksCode ? 'Use a passkey in place of the code' : 'Sign in with a passkey'}
        </Button>
      )}
    </form>
  );
}

const isAskForCode = (error: unknown) => error instanceof CallError && error.code === 'two_factor_required';
