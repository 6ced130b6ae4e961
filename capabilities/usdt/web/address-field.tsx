import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { toast } from '@wura/ui/toast';
import { useState } from 'react';
import { labelFault } from '../rules.ts';
import { saveAddress } from './calls.ts';
import { sendMessages } from './messages.ts';
import type { SendValues } from './send-fields.ts';
import type { AddressCheck } from './use-address-check.ts';

/** Where to: pasted or typed, its checksum checked at once, and what kind of address it is. */
export function AddressField({ form, check }: { form: Form<SendValues>; check: AddressCheck }) {
  const words = useMessages(sendMessages);
  const field = form.field('address');
  const { found } = check;
  const asked = check.error ? refusalText(check.error, { fallback: words.checkFailed }) : undefined;
  const ok = found?.kind === 'customer' ? words.customer : check.isSpelt ? words.checked : undefined;

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text.trim() !== '') form.set('address', text.trim());
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={words.to}
        {...field}
        error={field.error ?? asked}
        helper={words.toHelper}
        ok={asked === undefined ? ok : undefined}
        caution={check.held ?? (found?.kind === 'chain' && found.is_first_time ? words.firstTime : undefined)}
        aside={
          <button type="button" className="link min-h-6" onClick={() => void paste()}>
            {words.paste}
          </button>
        }
      >
        {/* Two rows, because every one of its 34 characters has to be seen. It is one line all the same. */}
        <TextArea
          {...form.text('address')}
          rows={2}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      {found?.kind === 'chain' && found.saved === null && <SaveThis address={form.values.address.trim()} />}
    </div>
  );
}

function SaveThis({ address }: { address: string }) {
  const words = useMessages(sendMessages);
  const queries = useQueryClient();
  const [label, setLabel] = useState<string>();
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: (named: string) => call(saveAddress, { body: { address, label: named } }),
    onSuccess: async () => {
      toast(words.kept);
      await queries.invalidateQueries();
    },
  });
  if (label === undefined) {
    return (
      <button type="button" className="link min-h-11 self-start" onClick={() => setLabel('')}>
        {words.save}
      </button>
    );
  }
  const fault = labelFault(label);
  const error =
    isTried && fault ? faultText(fault) : saving.error && refusalText(saving.error, { fallback: words.saveFailed });
  return (
    <div className="flex items-end gap-2.5">
      <Field label={words.label} error={error || undefined} className="grow">
        <TextInput value={label} onChange={({ target }) => setLabel(target.value)} autoComplete="off" autoFocus />
      </Field>
      <Button
        look="line"
        isLoading={saving.isPending}
        loadingLabel={words.saving}
        onClick={() => (fault ? setTried(true) : saving.mutate(label))}
      >
        {words.keep}
      </Button>
    </div>
  );
}
