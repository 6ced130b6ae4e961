import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { RadioMark } from '@wura/ui/radio-mark';
import { Amount } from '@wura/wallets/web/amount';
import { waterMessages } from './messages.ts';
import type { OrderValues } from './water-order.ts';

interface TypeFieldProps {
  form: Form<OrderValues>;
  types: readonly { id: string; name: string; price: string }[];
}

/** What there is, each with the price of one, all in sight. */
export function TypeField({ form, types }: TypeFieldProps) {
  const words = useMessages(waterMessages);
  const error = faultText(form.errors.waterTypeId);
  const noteId = `${form.idOf('waterTypeId')}-note`;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-small font-medium">{words.type}</legend>
      <div
        className={`overflow-clip rounded-control border bg-surface ${error ? 'border-2 border-bad' : 'border-control'}`}
      >
        {types.map(({ id, name, price }, at) => (
          <label
            key={id}
            className="relative flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 px-3.5 py-2 not-first:border-t not-first:border-line has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              // The first is where the form's own focus goes.
              id={at === 0 ? form.idOf('waterTypeId') : undefined}
              type="radio"
              name="waterTypeId"
              value={id}
              checked={form.values.waterTypeId === id}
              onChange={() => form.set('waterTypeId', id)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <RadioMark />
            <span className="min-w-0 grow basis-28 leading-[1.3]">{words.types[id] ?? name}</span>
            <span className="ml-auto font-label">
              <Amount amount={price} currency="NGN" />
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-small font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
