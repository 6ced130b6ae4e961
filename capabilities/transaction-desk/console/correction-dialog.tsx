import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { MoneyLines } from '@wura/operators/console/money-lines';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import type { MovementOnDesk } from '../operator-contract.ts';
import { proposeCorrection } from './calls.ts';
import { NoteField, noteOf } from './note-field.tsx';

interface CorrectionDialogProps {
  of: MovementOnDesk;
  correct: NonNullable<MovementOnDesk['may']['correct']>;
  onClose: () => void;
}

/** The first of two people wants a transfer reversed, whole or in part. */
export function CorrectionDialog({ of, correct, onClose }: CorrectionDialogProps) {
  const [amount, setAmount] = useState(correct.left);
  const [note, setNote] = useState('');
  const isWhole = amount.trim() === correct.left;
  return (
    <ReasonDialog
      title="Correct this transfer?"
      lead={`What came to ${correct.from} goes back to ${correct.to}. A second operator has to agree, and both customers are told.`}
      confirm="Begin"
      onClose={onClose}
      run={async reason => {
        const body = { ...(!isWhole && { amount: amount.trim() }), reason, ...noteOf(note) };
        await call(proposeCorrection, { params: { id: of.id }, body });
        return 'Begun. A second operator has to agree.';
      }}
    >
      <Field label="Amount" helper={`${formatAmount(correct.left, of.currency)} of it is left to correct.`}>
        <TextInput inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
      </Field>
      {isWhole && <MoneyLines lines={correct.lines} />}
      <NoteField value={note} onChange={setNote} />
    </ReasonDialog>
  );
}
