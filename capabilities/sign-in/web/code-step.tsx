import { call } from '@wura/browser/client';
import { CallError } from '@wura/browser/call-error';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { beginSession } from '@wura/identity/web/begin-session';
import { CodeInput } from '@wura/identity/web/code-input';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { useEffect } from 'react';
import { confirmSignInCall } from './calls.ts';
import { codeMessages } from './code-messages.ts';

interface CodeStepProps {
  challenge: string;
  isRemembered: boolean;
  /** What was proved, where it was no password. */
  lead?: string;
  /** The password is asked for again: why, if it was not the customer's own wish. */
  onBack: (failure?: unknown) => void;
}

/** The second half of a sign-in, for a customer who asked for two. */
export default function CodeStep({ challenge, isRemembered, lead, onBack }: CodeStepProps) {
  const words = useMessages(codeMessages);
  const proof = useMessages(proofMessages);
  const form = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: secondFactorCodeFault(code) }),
    submit: async ({ code }) => {
      try {
        const { token } = await call(confirmSignInCall, { body: { challenge, code } });
        await beginSession(token, { isRemembered });
      } catch (error) {
        const isOver = error instanceof CallError && (error.code === 'sign_in_again' || error.facts['triesLeft'] === 0);
        if (isOver) return onBack(error);
        throw error;
      }
    },
  });
  const codeId = form.idOf('code');
  const { set, failure } = form;

  useEffect(() => document.getElementById(codeId)?.focus(), [codeId]);
  useEffect(() => {
    if (failure === undefined) return;
    set('code', '');
    document.getElementById(codeId)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new failure clears what was typed since
  }, [failure]);

  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{lead ?? words.lead}</p>
      {failure !== undefined && (
        <Banner tone="bad" title={refusalText(failure, { fallback: proof.failed })} className="mb-5" />
      )}
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        <Field label={proof.code} helper={words.lost} {...form.field('code')}>
          <CodeInput {...form.text('code')} />
        </Field>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button look="quiet" isWide onClick={() => onBack()}>
          {words.back}
        </Button>
      </form>
    </>
  );
}
