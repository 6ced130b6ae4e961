import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useEffect } from 'react';
import type { Beneficiary } from '../contract.ts';
import { savedMessages } from './messages.ts';
import type { useSaved } from './use-saved.ts';

const nicknameMax = 40;

type RenameFormProps = {
  beneficiary: Beneficiary;
  rename: ReturnType<typeof useSaved>['rename'];
  onDone: () => void;
};

export function RenameForm({ beneficiary, rename, onDone }: RenameFormProps) {
  const words = useMessages(savedMessages);
  const form = useForm({
    initial: { nickname: beneficiary.nickname ?? '' },
    faults: () => ({}),
    submit: async ({ nickname }) => {
      await rename.mutateAsync({ id: beneficiary.id, nickname: nickname.trim() === '' ? null : nickname.trim() });
      onDone();
    },
  });
  const id = form.idOf('nickname');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-3">
      <Field label={words.nickname} {...form.field('nickname')} helper={words.nicknameHelper}>
        <TextInput
          {...form.text('nickname')}
          maxLength={nicknameMax}
          placeholder={beneficiary.account_name}
          autoComplete="off"
        />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.renameFailed })}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="ink" size={44} isLoading={form.isBusy} loadingLabel={words.keeping}>
          {words.keep}
        </Button>
        <Button look="quiet" size={44} onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
