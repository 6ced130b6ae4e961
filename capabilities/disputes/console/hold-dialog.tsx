import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { dayMs } from '@wura/platform/time';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import type { RecallOnDesk } from '../recall-operator-contract.ts';
import { proposeHold } from './calls.ts';

interface HoldDialogProps {
  id: string;
  currency: string;
  hold: NonNullable<RecallOnDesk['may']['hold']>;
  onClose: () => void;
}

const ready =
  'A transfer to you may have been a mistake, so we set it aside while we look into it. Please answer the request in the app.';

/** The first of two people wants the sum set aside: how much, until when, and what its owner reads. */
export function HoldDialog({ id, currency, hold, onClose }: HoldDialogProps) {
  const [amount, setAmount] = useState(hold.most);
  const [days, setDays] = useState(String(Math.min(5, hold.days)));
  const [note, setNote] = useState(ready);
  const isAll = amount.trim() === hold.most;
  return (
    <ReasonDialog
      title="Set it aside?"
      lead="It stays the receiver’s and cannot be spent until the day, on which it is free again by itself. A second operator has to agree."
      confirm="Begin"
      onClose={onClose}
      run={async reason => {
        const until = new Date(Date.now() + Number(days) * dayMs).toISOString();
        const body = { ...(!isAll && { amount: amount.trim() }), until, reason, note };
        await call(proposeHold, { params: { id }, body });
        return 'Begun. A second operator has to agree.';
      }}
    >
      <Field label="Amount" helper={`${formatAmount(hold.most, currency)} of it is there.`}>
        <TextInput inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
      </Field>
      <Field label="For how long">
        <Select value={days} onChange={event => setDays(event.target.value)}>
          {Array.from({ length: hold.days }, (_, n) => n + 1).map(day => (
            <option key={day} value={day}>
              {day === 1 ? 'One day' : `${day} days`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What the receiver reads" helper="Why, in plain words. How to answer is added by itself.">
        <TextArea rows={3} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </ReasonDialog>
  );
}
