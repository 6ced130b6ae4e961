import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { identifierFault, signInPasswordFault } from '@wura/identity/rules';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { AccountClosed } from '@wura/identity/web/account-closed';
import { CodeInput } from '@wura/identity/web/code-input';
// Its words for codes, which this page refuses too.
import '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { PasswordInput } from '@wura/ui/password-input';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { Link } from 'react-router';
import { lockAccount } from './calls.ts';
import { lockMessages } from './messages.ts';

/** For a customer whose phone is gone: from whatever browser is at hand, with what they know or have on paper. */
export function LockScreen() {
  const words = useMessages(lockMessages);
  const [isLocked, setLocked] = useState(false);
  const [hasPassword, setHasPassword] = useState(true);
  const form = useForm({
    initial: { identifier: '', password: '', code: '' },
    faults: ({ identifier, password, code }) => ({
      identifier: identifierFault(identifier),
      password: hasPassword ? signInPasswordFault(password) : undefined,
      code: hasPassword ? undefined : secondFactorCodeFault(code),
    }),
    submit: async ({ identifier, password, code }) => {
      await call(lockAccount, { body: { identifier: identifier.trim(), ...(hasPassword ? { password } : { code }) } });
      setLocked(true);
    },
  });

  if (isLocked) return <AccountClosed words={words} />;
  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{words.lead}</p>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} className="mb-5" />
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        <Field label={words.identifier} {...form.field('identifier')}>
          <TextInput
            {...form.text('identifier')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        {hasPassword ? (
          <Field label={words.password} {...form.field('password')}>
            <PasswordInput {...form.text('password')} showLabel={words.showPassword} autoComplete="current-password" />
          </Field>
        ) : (
          <Field label={words.code} {...form.field('code')}>
            <CodeInput {...form.text('code')} />
          </Field>
        )}
        <button type="button" className="link -mt-2 min-h-11 self-start" onClick={() => setHasPassword(!hasPassword)}>
          {hasPassword ? words.useCode : words.usePassword}
        </button>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
      <p className="mt-5 text-center">
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
    </>
  );
}
