import { call } from '@wura/browser/client';
import { MoneyLines, type MoneyLine } from '@wura/operators/console/money-lines';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useState } from 'react';
import type { MovementOnDesk } from '../operator-contract.ts';
import { proposeReturn } from './calls.ts';
import { NoteField, noteOf } from './note-field.tsx';

interface ReturnDialogProps {
  of: MovementOnDesk;
  lines: readonly MoneyLine[];
  onClose: () => void;
}

/** The first of two people wants the money of a payment back with its customer. */
export function ReturnDialog({ of, lines, onClose }: ReturnDialogProps) {
  const [note, setNote] = useState('');
  const isDone = of.status === 'completed';
  return (
    <ReasonDialog
      title="Give the money back?"
      lead={
        isDone
          ? 'The provider says that it was carried out, so the house bears it until the provider gives it back. A second operator has to agree.'
          : 'The provider has not said yet what became of it. If it carries it out after all, the house bears it. A second operator has to agree.'
      }
      confirm="Begin"
      onClose={onClose}
      run={async reason => {
        await call(proposeReturn, { params: { id: of.id }, body: { reason, ...noteOf(note) } });
        return 'Begun. A second operator has to agree.';
      }}
    >
      <MoneyLines lines={lines} />
      <NoteField value={note} onChange={setNote} />
    </ReasonDialog>
  );
}
