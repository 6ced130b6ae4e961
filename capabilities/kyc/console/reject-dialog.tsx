import { call } from '@wura/browser/client';
import { Failed } from '@wura/operators/console/page';
import { useDeed } from '@wura/operators/console/use-deed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import type { KycDetail } from '../contract.ts';
import { reviewableFields, type ReviewableField } from '../rules.ts';
import { reviewSubmission } from './calls.ts';

const notes = [
  'Please send a photo of your ID that shows all four corners and can be read.',
  'The name on your ID is not the name of your account. Please correct it, or send another ID.',
  'Your ID has expired. Please send one that is valid.',
  'Your selfie does not show your face clearly. Please take it again in better light.',
] as const;

const short: Partial<Record<ReviewableField, readonly string[]>> = {
  id_document_front: ['It cannot be read.', 'A corner is cut off.', 'It has expired.'],
  id_document_back: ['It cannot be read.', 'A corner is cut off.'],
  selfie_image: ['Your face cannot be seen clearly.', 'It is not the person on the ID.'],
  full_name: ['It is not the name on the ID.'],
  date_of_birth: ['It is not the date on the ID.'],
  id_number: ['It is not the number on the ID.'],
};

interface RejectDialogProps {
  of: KycDetail;
  onClose: () => void;
  onDecided: () => void;
}

/** A note to the customer, and a reason at each field that has to be sent again: the rest is kept. */
export function RejectDialog({ of, onClose, onDecided }: RejectDialogProps) {
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [fields, setFields] = useState<Partial<Record<ReviewableField, string>>>({});
  const left = reviewableFields.filter(field => fields[field] === undefined);
  const close = () => {
    onClose();
    onDecided();
  };
  const deed = useDeed(async () => {
    const found = Object.entries(fields).filter(([, why]) => why.trim() !== '');
    await call(reviewSubmission, {
      params: { id: of.id },
      body: { status: 'rejected', adminNotes: note.trim(), fields: Object.fromEntries(found) },
    });
    return `${of.fullName} is asked to send again`;
  }, close);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (note.trim().length < 3) return setFault('Please tell the customer what to do.');
    await deed.run();
  }

  return (
    <Dialog isOpen title={`Reject ${of.fullName}?`} closeLabel="Close" onClose={onClose} isBusy={deed.isBusy}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label="Ready notes">
          <Select
            value=""
            onChange={event => {
              setNote(event.target.value);
              setFault(undefined);
            }}
          >
            <option value="">Choose one to begin with</option>
            {notes.map(each => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="Note to the customer" helper="The customer reads it." error={fault}>
          <TextArea
            data-autofocus=""
            maxLength={1000}
            value={note}
            onChange={event => {
              setNote(event.target.value);
              setFault(undefined);
            }}
          />
        </Field>
        {(Object.keys(fields) as ReviewableField[]).map(field => (
          <Field key={field} label={`What is wrong with: ${wordsOf(field)}`}>
            <TextInput
              list={`ready-${field}`}
              autoFocus
              maxLength={300}
              value={fields[field]}
              onChange={event => setFields({ ...fields, [field]: event.target.value })}
            />
            <datalist id={`ready-${field}`}>
              {short[field]?.map(each => (
                <option key={each}>{each}</option>
              ))}
            </datalist>
          </Field>
        ))}
        {left.length > 0 && (
          <Field label="A reason at a field" helper="Files without a reason need not be sent again.">
            <Select value="" onChange={event => setFields({ ...fields, [event.target.value as ReviewableField]: '' })}>
              <option value="">Add a field</option>
              {left.map(field => (
                <option key={field} value={field}>
                  {wordsOf(field)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Failed error={deed.failure} />
        <Button type="submit" look="danger" isLoading={deed.isBusy} loadingLabel="Sending…">
          Reject
        </Button>
      </form>
    </Dialog>
  );
}
