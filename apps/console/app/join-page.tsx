import { call } from '@wura/browser/client';
import { join, readInvitation } from '@wura/operators/console/calls';
import { CodeField } from '@wura/operators/console/code-field';
import { Facts } from '@wura/operators/console/facts';
import { NewFactor } from '@wura/operators/console/new-factor';
import { Failed, Waiting } from '@wura/operators/console/page';
import { roleWords } from '@wura/operators/console/roles';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { LinkButton } from '@wura/ui/link-button';
import { Mark } from '@wura/ui/mark';
import { PasswordInput } from '@wura/ui/password-input';
import type { OperatorRole } from '@wura/operators/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly secret: string;
  readonly address: string;
}

/** Where the link of an invitation leads: a password, an authenticator app with its first code, and they are in. */
export function JoinPage() {
  // Behind the #, so that no server writes it down.
  const token = useLocation().hash.slice(1);
  const [invitation, setInvitation] = useState<Invitation>();
  const [failure, setFailure] = useState<unknown>();
  const [hasJoined, setJoined] = useState(false);
  useEffect(() => {
    let isHere = true;
    call(readInvitation, { body: { token } }).then(
      found => isHere && setInvitation(found),
      (error: unknown) => isHere && setFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [token]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex min-h-dvh w-full max-w-[520px] flex-col justify-center p-5">
      <title>Join, Wura console</title>
      <div className="mb-7">
        <Mark name="Wura" />
      </div>
      <div className="panel p-5 md:p-7">
        <h1 className="text-t2">{hasJoined ? 'You are in' : 'Join the console'}</h1>
        {hasJoined ? (
          <div className="mt-3 flex flex-col items-start gap-4">
            <p className="text-ink-2">Sign in with your email, your password and a new code of your app.</p>
            <LinkButton to="/sign-in">Sign in</LinkButton>
          </div>
        ) : failure !== undefined ? (
          <div className="mt-3">
            <Failed error={failure} />
          </div>
        ) : invitation ? (
          <JoinForm token={token} invitation={invitation} onJoined={() => setJoined(true)} />
        ) : (
          <Waiting />
        )}
      </div>
    </main>
  );
}

interface JoinFormProps {
  token: string;
  invitation: Invitation;
  onJoined: () => void;
}

function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const { name, email, role } = invitation;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(join, { body: { token, password, code } });
      onJoined();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={send} className="mt-2 flex flex-col gap-4">
      <Facts facts={{ Name: name, Email: email, Role: roleWords[role] }} />
      <Field label="Choose a password" helper="At least 8 characters, with a capital, a small letter and a digit.">
        <PasswordInput
          showLabel="Show password"
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <h2 className="text-row">Your authenticator app</h2>
      <NewFactor {...invitation} />
      <CodeField
        label="Its first code"
        helper="The six digits that the app shows now."
        value={code}
        onChange={setCode}
      />
      <Failed error={failure} />
      <Button type="submit" isLoading={isBusy} loadingLabel="Joining…">
        Join
      </Button>
    </form>
  );
}
