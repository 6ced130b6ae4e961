import type { Form, Values } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { TextArea } from '@wura/ui/text-area';
import { useNarrow } from '@wura/ui/use-narrow';
import type { ReactNode } from 'react';
import { requestMessages } from './messages.ts';

type Common = Values & { details: string; consent: boolean };

interface RequestFormProps<Of extends Common> {
  form: Form<Of>;
  consent: string;
  caution: string;
  /** The fields of this kind. */
  children: ReactNode;
}

/** Around the fields of a kind: what else there is to say, the consent, and the button. */
export function RequestForm<Of extends Common>({ form, consent, caution, children }: RequestFormProps<Of>) {
  const words = useMessages(requestMessages);
  const isNarrow = useNarrow();
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={event => void form.send(event)}>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} />
      {children}
      <Field label={words.details} {...form.field('details')}>
        <TextArea {...form.text('details')} />
      </Field>
      <Checkbox
        id={form.idOf('consent')}
        checked={form.values.consent}
        onChange={event => form.set('consent', event.target.checked)}
        error={faultText(form.errors.consent)}
        label={consent}
      />
      <p className="text-small text-ink-2">{caution}</p>
      <Button type="submit" size={isNarrow ? 56 : 52} isWide isLoading={form.isBusy} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
