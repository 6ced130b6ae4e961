import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useEffect } from 'react';
import { savedMessages } from './messages.ts';

const nicknameMax = 40;

type RenameFormProps = {
  item: { readonly ownName: string | null; readonly usualName: string };
  helper: string;
  rename: (name: string | null) => Promise<unknown>;
  onDone: () => void;
};

export function RenameForm({ item, helper, rename, onDone }: RenameFormProps) {
  const words = useMessages(savedMessages);
  const form = useForm({
    initial: { nickname: item.ownName ?? '' },
    faults: () => ({}),
    submit: async ({ nickname }) => {
      await rename(nickname.trim() === '' ? null : nickname.trim());
      onDone();
    },
  });
  const id = form.idOf('nickname');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-3">
      <Field label={words.nickname} {...form.field('nickname')} helper={helper}>
        <TextInput {...form.text('nickname')} maxLength={nicknameMax} placeholder={item.usualName} autoComplete="off" />
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
