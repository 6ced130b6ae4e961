import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { emailFault } from '@wura/identity/rules';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { leaveEmail } from './calls.ts';
import { chatMessages } from './messages.ts';
import { hasLeftEmail, noteEmailLeft, readThread } from './thread.ts';

/** A visitor who closes the page would never see the answer, unless it can be sent after them. */
export function EmailForm() {
  const words = useMessages(chatMessages);
  const [isLeft, setLeft] = useState(hasLeftEmail);
  const form = useForm({
    initial: { email: '' },
    faults: ({ email }) => ({ email: emailFault(email) }),
    submit: async ({ email }) => {
      await call(leaveEmail, { body: { thread: readThread() ?? '', email } });
      noteEmailLeft();
      setLeft(true);
    },
  });
  if (isLeft) {
    return (
      <p role="status" className="flex-none border-t border-line px-4 py-2.5 text-small text-ok">
        {words.emailSaved}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={form.send} className="flex-none border-t border-line px-4 py-3">
      <Field label={words.emailLabel} {...form.field('email')}>
        <TextInput
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          isSmall
          trail={
            <Button type="submit" look="quiet" size={40} className="-mr-3" isLoading={form.isBusy}>
              {words.saveEmail}
            </Button>
          }
        />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="mt-1.5 text-small font-medium text-bad">
          {refusalText(form.failure, { fallback: words.emailFailed })}
        </p>
      )}
    </form>
  );
}
