import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PinInput } from '@wura/ui/pin-input';
import { toast } from '@wura/ui/toast';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { limitMessages } from './limit-messages.ts';

interface Form<Name extends string> {
  readonly values: { readonly [Each in Name | 'pin']: unknown };
  readonly failure?: unknown;
  readonly isBusy: boolean;
  send(event: FormEvent): Promise<void>;
  set(name: Name | 'pin', value: string): void;
  field(name: Name | 'pin'): Omit<ComponentProps<typeof Field>, 'label' | 'children'>;
}

type LimitDialogProps = {
  form: Form<never>;
  title: string;
  lead: string;
  button: string;
  asksPin: boolean;
  onClose: () => void;
  /** Beside the button. */
  more?: ReactNode;
  children: ReactNode;
};

/** Something about a card's limits, asked for in a dialog, with the PIN where it lets the card spend more. */
export function LimitDialog(props: LimitDialogProps) {
  const { form, title, lead, button, asksPin, onClose, more, children } = props;
  const words = useMessages(limitMessages);
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={words.cancel} isBusy={form.isBusy}>
      <form noValidate className="flex flex-col gap-4" onSubmit={event => void form.send(event)}>
        <p className="text-ink-2">{lead}</p>
        {form.failure !== undefined && (
          <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
        )}
        {children}
        {asksPin && (
          <Field label={words.pin} helper={words.pinHelp} {...form.field('pin')}>
            <PinInput value={String(form.values.pin)} onChange={value => form.set('pin', value)} />
          </Field>
        )}
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.saving}>
          {button}
        </Button>
        {more}
      </form>
    </Dialog>
  );
}

type LimitFieldProps<Name extends string> = { form: Form<Name>; name: Name; label: string; currency: string };

export function LimitField<Name extends string>({ form, name, label, currency }: LimitFieldProps<Name>) {
  return (
    <Field label={label} {...form.field(name)}>
      <MoneyInput
        value={String(form.values[name])}
        onChange={value => form.set(name, value)}
        symbol={symbolOf(currency)}
        minorDigits={scaleOf(currency)}
        pill={<CurrencyPill code={currency} />}
      />
    </Field>
  );
}

/** What was saved is told, and what stands on the page is asked for anew. */
export function useSaved() {
  const queries = useQueryClient();
  return async (said: string) => {
    toast(said);
    await queries.invalidateQueries();
  };
}
