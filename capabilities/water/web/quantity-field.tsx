import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { IconButton } from '@wura/ui/icon-button';
import { TextInput } from '@wura/ui/text-input';
import { Minus, Plus } from 'lucide-react';
import { quantityMax } from '../rules.ts';
import { waterMessages } from './messages.ts';
import { countOf, type OrderValues } from './water-order.ts';

/** Typed, or one more and one fewer. */
export function QuantityField({ form }: { form: Form<OrderValues> }) {
  const words = useMessages(waterMessages);
  const count = countOf(form.values.quantity) ?? 0;
  const step = (by: number) => form.set('quantity', String(Math.min(quantityMax, Math.max(1, count + by))));
  return (
    <Field label={words.quantity} {...form.field('quantity')}>
      <div className="flex items-center gap-2">
        <IconButton
          label={words.fewer}
          icon={<Minus />}
          aria-disabled={count <= 1 || undefined}
          onClick={() => step(-1)}
          className="border border-control aria-disabled:text-ink-3"
        />
        <TextInput
          {...form.text('quantity')}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => form.set('quantity', event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
          className="money-flow w-24 [&_input]:text-center"
        />
        <IconButton
          label={words.more}
          icon={<Plus />}
          aria-disabled={count >= quantityMax || undefined}
          onClick={() => step(1)}
          className="border border-control aria-disabled:text-ink-3"
        />
      </div>
    </Field>
  );
}
