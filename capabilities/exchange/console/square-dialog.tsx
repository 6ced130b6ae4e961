import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { squarePositions } from './calls.ts';

const fields = {
  reference: 'Name of the trade at the bank',
  sold_currency: 'Currency sold',
  sold_amount: 'Amount sold',
  bought_currency: 'Currency bought',
  bought_amount: 'Amount bought',
};
type Name = keyof typeof fields;
const names = Object.keys(fields) as Name[];

export function SquareDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState<Record<Name, string>>({
    reference: '',
    sold_currency: '',
    sold_amount: '',
    bought_currency: '',
    bought_amount: '',
  });
  return (
    <ReasonDialog
      title="Book a trade"
      lead="As it was made outside, to the last digit. A second operator has to agree."
      confirm="Begin"
      onClose={onClose}
      run={async reason => {
        const given = Object.fromEntries(names.map(name => [name, typed[name].trim()])) as Record<Name, string>;
        const body = {
          ...given,
          sold_currency: given.sold_currency.toUpperCase(),
          bought_currency: given.bought_currency.toUpperCase(),
          reason,
        };
        // The server says what is wrong with it, field by field.
        await call(squarePositions, { body: body });
        return 'Begun. A second operator has to agree.';
      }}
    >
      {names.map(name => (
        <Field key={name} label={fields[name]}>
          <TextInput
            data-autofocus=""
            inputMode={name.endsWith('amount') ? 'decimal' : 'text'}
            maxLength={80}
            value={typed[name]}
            onChange={event => setTyped({ ...typed, [name]: event.target.value })}
          />
        </Field>
      ))}
    </ReasonDialog>
  );
}
