import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { AccountClosed } from '@wura/identity/web/account-closed';
import { CodeInput } from '@wura/identity/web/code-input';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { undoCodeFault } from '../rules.ts';
import { undoChange } from './calls.ts';
import { undoMessages } from './undo-messages.ts';

/** For the owner of an account whose address an attacker has changed: the code is all they have left. */
export function UndoScreen() {
  const words = useMessages(undoMessages);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: undoCodeFault(code) }),
    submit: async ({ code }) => {
      await call(undoChange, { body: { code } });
      setDone(true);
    },
  });
  const { set } = form;

  // The link of the mail brings it behind the sign of a fragment, which no server sees; it goes from the address at once.
  useEffect(() => {
    const code = location.hash.slice(1);
    if (undoCodeFault(code) !== undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    set('code', code);
    // eslint-disable-next-line react/exhaustive-deps -- as the page was opened, and not again
  }, []);

  if (isDone) return <AccountClosed words={words} />;
  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{words.lead}</p>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} className="mb-5" />
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        <Field label={words.code} {...form.field('code')}>
          <CodeInput {...form.text('code')} />
        </Field>
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
