import { call } from '@wura/browser/client';
import { toast } from '@wura/ui/toast';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { useState, type FormEvent } from 'react';
import { beginFactor, changePassword, confirmFactor } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { Facts } from './facts.tsx';
import { NewFactor } from './new-factor.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { Failed, Page, Section } from './page.tsx';
import { roleWords } from './roles.ts';
import { useSelf } from './self.ts';
import { useDeed } from './use-deed.ts';

/** What staff change about how they themselves get in. */
export default function AccountScreen() {
  const self = useSelf();
  return (
    <Page title="Your account" lead="How you get in. What you change here ends all your other sessions.">
      <div className="grid items-start gap-x-5 xl:grid-cols-2">
        <div>
          {self && (
            <Section title="You">
              <Facts facts={{ Name: self.name, Email: self.email, Role: roleWords[self.role] }} />
            </Section>
          )}
          <Section title="Password">
            <PasswordForm />
          </Section>
        </div>
        <div>
          <Section title="Authenticator app">
            <FactorForm />
          </Section>
          <PasskeysSection />
        </div>
      </div>
    </Page>
  );
}

const codeLabel = 'Code of your authenticator app';
const codeHelper = 'The six digits that it shows now. Leave it empty if you have none set up.';
const codeOf = (typed: string) => (typed ? { code: typed } : {});

function PasswordForm() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const deed = useDeed(async () => {
    await call(changePassword, { body: { password, newPassword, ...codeOf(code) } });
    setPassword('');
    setNewPassword('');
    setCode('');
    return 'Your password is changed. All your other sessions have ended.';
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <Field label="Your password now">
        <PasswordInput
          showLabel="Show your password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <CodeField label={codeLabel} helper={codeHelper} value={code} onChange={setCode} />
      <Field label="New password" helper="At least 8 characters, with a capital, a small letter and a digit.">
        <PasswordInput
          showLabel="Show the new password"
          autoComplete="new-password"
          value={newPassword}
          onChange={event => setNewPassword(event.target.value)}
        />
      </Field>
      <Failed error={deed.failure} />
      <Button type="submit" look="ink" size={44} isLoading={deed.isBusy} loadingLabel="Changing…">
        Change the password
      </Button>
    </form>
  );
}

function FactorForm() {
  const [begun, setBegun] = useState<{ secret: string; address: string }>();
  return begun ? <ConfirmForm begun={begun} onDone={() => setBegun(undefined)} /> : <BeginForm onBegun={setBegun} />;
}

function BeginForm({ onBegun }: { onBegun: (begun: { secret: string; address: string }) => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const deed = useDeed(async () => {
    onBegun(await call(beginFactor, { body: { password, ...codeOf(code) } }));
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p className="text-small text-ink-2">
        Set one up, or move it to another phone. The old one works until the new one has shown its first code.
      </p>
      <Field label="Your password">
        <PasswordInput
          showLabel="Show the password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <CodeField label={codeLabel} helper={codeHelper} value={code} onChange={setCode} />
      <Failed error={deed.failure} />
      <Button type="submit" look="ink" size={44} isLoading={deed.isBusy} loadingLabel="Beginning…">
        Set up an authenticator app
      </Button>
    </form>
  );
}

function ConfirmForm({ begun, onDone }: { begun: { secret: string; address: string }; onDone: () => void }) {
  const [code, setCode] = useState('');
  const deed = useDeed(async () => {
    await call(confirmFactor, { body: { code } });
    onDone();
    toast('It is used from now on. All your other sessions have ended.');
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <NewFactor {...begun} />
      <CodeField
        label="Its first code"
        helper="The six digits that the app shows now."
        value={code}
        onChange={setCode}
      />
      <Failed error={deed.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={44} isLoading={deed.isBusy} loadingLabel="Checking…">
          Use it from now on
        </Button>
        <Button look="quiet" size={44} onClick={onDone}>
          Leave it as it was
        </Button>
      </div>
    </form>
  );
}
