import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { passwordFault, signInPasswordFault } from '@wura/identity/rules';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { CodeInput } from '@wura/identity/web/code-input';
import { PasswordRules } from '@wura/identity/web/password-rules';
import { readTwoFactor } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { toast } from '@wura/ui/toast';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { changePassword } from './calls.ts';
import { changePasswordMessages } from './change-messages.ts';

/** The password of who is signed in and knows the present one. */
export default function ChangePassword() {
  const words = useMessages(changePasswordMessages);
  const { close } = useMessages(proofMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel p-5" aria-labelledby="password-title">
      <h2 id="password-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{words.lead}</p>
      <Button look="line" size={44} icon={<KeyRound />} onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.change} closeLabel={close}>
        <ChangeForm
          onDone={() => {
            setOpen(false);
            toast(words.done);
          }}
        />
      </Dialog>
    </section>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(changePasswordMessages);
  const proof = useMessages(proofMessages);
  const needsCode = useRoute(readTwoFactor, {}).data?.enabled ?? false;
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', code: '' },
    faults: ({ currentPassword, newPassword, code }) => ({
      currentPassword: signInPasswordFault(currentPassword),
      newPassword: passwordFault(newPassword),
      code: needsCode ? secondFactorCodeFault(code) : undefined,
    }),
    submit: async ({ currentPassword, newPassword, code }) => {
      await call(changePassword, { body: { currentPassword, newPassword, ...(needsCode && { code }) } });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <Field label={words.current} {...form.field('currentPassword')}>
        <PasswordInput
          {...form.text('currentPassword')}
          data-autofocus=""
          showLabel={words.showPassword}
          autoComplete="current-password"
        />
      </Field>
      <Field label={words.next} {...form.field('newPassword')}>
        <PasswordInput {...form.text('newPassword')} showLabel={words.showPassword} autoComplete="new-password" />
      </Field>
      <PasswordRules password={form.values.newPassword} />
      {needsCode && (
        <Field label={proof.code} helper={proof.codeHelper} {...form.field('code')}>
          <CodeInput {...form.text('code')} />
        </Field>
      )}
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.change}
      </Button>
    </form>
  );
}
