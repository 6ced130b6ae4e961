import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { decideRate } from './calls.ts';

/** So far from what is known that another operator has to agree. */
export const waits = 'Nothing has changed yet: this is far from what is known, so a second operator has to agree.';

const deeds = { set: 'Set a rate by hand', withdraw: 'Go back to the sources', stop: 'Quote this currency no more' };

export function SetRateDialog({ onClose }: { onClose: () => void }) {
  const [deed, setDeed] = useState<keyof typeof deeds>('set');
  const [currency, setCurrency] = useState('NGN');
  const [rate, setRate] = useState('');
  const [hours, setHours] = useState('24');
  return (
    <ReasonDialog
      title="Decide about a rate"
      confirm={deeds[deed]}
      isDangerous={deed === 'stop'}
      onClose={onClose}
      run={async reason => {
        const body = {
          currency: currency.trim().toUpperCase(),
          reason,
          ...(deed === 'set' && { rate: rate.trim(), hours: Number(hours) }),
          ...(deed === 'withdraw' && { rate: null }),
          ...(deed === 'stop' && { stopped: true }),
        };
        // The server says what is wrong with it, field by field.
        const answer = await call(decideRate, { body });
        return 'approval' in answer ? waits : 'Decided';
      }}
    >
      <Field label="What">
        <Select data-autofocus="" value={deed} onChange={event => setDeed(event.target.value as keyof typeof deeds)}>
          {Object.entries(deeds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Currency">
        <TextInput value={currency} maxLength={5} onChange={event => setCurrency(event.target.value)} />
      </Field>
      {deed === 'set' && (
        <>
          <Field label="Units for one US dollar">
            <TextInput
              inputMode="decimal"
              maxLength={40}
              value={rate}
              onChange={event => setRate(event.target.value)}
            />
          </Field>
          <Field label="Holds for so many hours">
            <TextInput
              inputMode="numeric"
              maxLength={3}
              value={hours}
              onChange={event => setHours(event.target.value)}
            />
          </Field>
        </>
      )}
    </ReasonDialog>
  );
}
