import { useQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { ComponentProps } from 'react';
import { listChoices } from './calls.ts';
import { scheduleFormMessages } from './messages.ts';

type ChoiceFieldProps = {
  kind: string;
  name: string;
  label: string;
  /** What it is chosen after, already chosen: the network of a plan. */
  given: Readonly<Record<string, string>>;
  isReady: boolean;
  field: { id: string; error: string | undefined };
  text: ComponentProps<'select'>;
};

/** A field of a payment that is chosen from what the server knows now, with its price where it has one. */
export function ChoiceField({ kind, name, label, given, isReady, field, text }: ChoiceFieldProps) {
  const words = useMessages(scheduleFormMessages);
  const answer = useQuery({
    queryKey: [listChoices.path, kind, name, given],
    queryFn: ({ signal }) => call(listChoices, { body: { kind, field: name, fields: given }, signal }),
    enabled: isReady,
    staleTime: 60_000,
  });
  const options = answer.data?.data ?? [];
  return (
    <Field
      label={label}
      {...field}
      {...(answer.isError && {
        error: words.choicesFailed,
        aside: (
          <button type="button" className="link min-h-6" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        ),
      })}
    >
      <Select {...text}>
        <option value="">{isReady && answer.isPending ? words.loadingChoices : words.choose}</option>
        {options.map(({ value, label: said, price }) => (
          <option key={value} value={value}>
            {words.choices[said] ?? said}
            {price !== null && `, ${formatAmount(price, 'NGN')}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
