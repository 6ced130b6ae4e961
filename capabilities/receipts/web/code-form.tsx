import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useNavigate } from 'react-router';
import { receiptFaults } from '../refusals.ts';
import { verifyMessages } from './messages.ts';

/** For a person who holds the paper and no camera. */
export function CodeForm() {
  const words = useMessages(verifyMessages);
  const navigate = useNavigate();
  const form = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: code.trim() === '' ? receiptFaults.receipt_code_missing : undefined }),
    submit: async ({ code }) => {
      await navigate(`/verify/${encodeURIComponent(code.replaceAll(/[\s/]/g, '').slice(0, 100))}`);
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5">
      <Field label={words.code} helper={words.codeHelper} {...form.field('code')}>
        <TextInput
          {...form.text('code')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" isWide>
        {words.check}
      </Button>
    </form>
  );
}
