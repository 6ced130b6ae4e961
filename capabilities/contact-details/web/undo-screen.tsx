import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { CodeInput } from '@wura/identity/web/code-input';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { undoCodeFault } from '../rules.ts';
import { undoChange } from './calls.ts';
import { undoMessages } from './undo-messages.ts';

/** For the owner of an account whose address somebody else has changed: the code is all they have left. */
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

  if (isDone) {
    return (
      <>
        <h1 className="text-t1">{words.doneTitle}</h1>
        <p role="status" className="mt-1 mb-6 text-lead text-ink-2">
          {words.doneText}
        </p>
        <Link to="/forgot-password" className="btn btn-gold w-full">
          {words.reset}
        </Link>
      </>
    );
  }
  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{words.lead}</p>
      {form.failure !== undefined && (
        <Banner
          tone="bad"
          title={refusalText(form.failure, { fallback: words.failed })}
          onDismiss={() => form.setFailure(undefined)}
          dismissLabel={words.dismiss}
          className="mb-5"
        />
      )}
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
