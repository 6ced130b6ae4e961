import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { stepOf, useFormSteps } from '@wura/browser/form-steps';
import { useMessages } from '@wura/browser/messages';
import { phraseText } from '@wura/browser/phrase-text';
import type { Customer } from '@wura/identity/web/customer';
import { Banner } from '@wura/ui/banner';
import { Wizard } from '@wura/ui/wizard';
import { useEffect, useState, type FormEvent } from 'react';
import type { KycRecord } from '../contract.ts';
import { expires } from '../rules.ts';
import { submit } from './calls.ts';
import { DetailsStep } from './details-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { FaceCheck } from './face-check.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { IdStep } from './id-step.tsx';
import { formMessages, kycMessages } from './messages.ts';
import { FormFailure } from '@wura/ui/form-failure';
import {
  beginSubmission,
  fieldsOf,
  formFaults,
  missingIn,
  type FieldName,
  type Files,
  type Submission,
} from './submission.ts';

type KycFormProps = { customer: Customer; record: KycRecord; onSubmitted: () => void };

/** A photograph over a slow network takes longer than any other call. */
const uploadTimeoutMs = 45_000;

/**
 * Three short parts. The texts are kept on this device until the customer signs out; the files and the numbers are not.
 */
export function KycForm({ customer, record, onSubmitted }: KycFormProps) {
  const words = useMessages(formMessages);
  const { submitFailed, dismiss } = useMessages(kycMessages);
  const [files, setFiles] = useState<Files>({});
  const [initial] = useState(() => beginSubmission(customer, readDraft(customer.id), record));
  const [face, setFace] = useState(record.faceCheck);
  const [isWaived, setWaived] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [missing, setMissing] = useState<{ on?: string; fields: FieldName[] }>({ fields: [] });
  const form = useForm<Submission>({
    initial,
    faults: formFaults,
    submit: async values => {
      await call(submit, { body: bodyOf(values), files, timeoutMs: uploadTimeoutMs });
      onSubmitted();
    },
  });
  useEffect(() => keepDraft(customer.id, form.values), [customer.id, form.values]);
  const first = firstStepToMend(record);
  const { names, name, at, heading, next, back } = useFormSteps({ form, fieldsOf, first });
  // Of another step nothing is said, whichever way the customer left it.
  const stillMissing = missing.on === name ? missing.fields.filter(field => form.values[field] === '') : [];

  function advance(event: FormEvent) {
    setMissing({ on: name, fields: missingIn(form.values, name) });
    const lacksFace = name === 'documents' && face !== 'off' && face !== 'accepted' && !isWaived;
    setMissed(lacksFace);
    if (lacksFace) return event.preventDefault();
    next(event);
  }

  return (
    <>
      <Feedback record={record} />
      <Wizard
        words={words}
        names={names.map(each => words.stepNames[each])}
        at={at}
        heading={heading}
        isBusy={form.isBusy}
        onNext={advance}
        onBack={back}
        note={<p className="text-small text-ink-2">{words.draftNote}</p>}
      >
        <FormFailure form={form} fallback={submitFailed} dismissLabel={dismiss} />
        {stillMissing.length > 0 && (
          <Banner tone="bad" title={words.missing(stillMissing.map(field => words[field]).join(', '))} />
        )}
        {name === 'details' && <DetailsStep form={form} reasons={record.fields} />}
        {name === 'id' && <IdStep form={form} reasons={record.fields} />}
        {name === 'documents' && (
          <>
            <DocumentsStep form={form} reasons={record.fields} files={files} onFiles={setFiles} />
            {face !== 'off' && (
              <FaceCheck state={face} onState={setFace} isWaived={isWaived} onWaive={setWaived} isMissed={isMissed} />
            )}
          </>
        )}
      </Wizard>
    </>
  );
}

/** What the team said about the last submission, above the form that mends it. */
function Feedback({ record }: { record: KycRecord }) {
  const words = useMessages(kycMessages);
  if (record.status !== 'rejected') return null;
  const { adminNotes, adminNotesCode } = record;
  const own = adminNotesCode === null ? undefined : phraseText({ code: adminNotesCode, facts: {} });
  const { title, text } = words.status.rejected;
  return (
    <Banner tone="wait" isNote title={title} className="mb-5">
      <p>{text}</p>
      {adminNotes !== null && (
        <blockquote className="mt-2 border-l-3 border-current pl-3 whitespace-pre-line">
          <span className="sr-only">{words.feedback}: </span>
          {own ?? adminNotes}
        </blockquote>
      )}
    </Banner>
  );
}

/** Where the first thing to mend stands, or the beginning. A number has to be written again: no device keeps it. */
function firstStepToMend({ status, fields = {} }: KycRecord): number {
  if (status !== 'rejected') return 0;
  return Math.min(
    ...['id_number', ...Object.keys(fields)].map(field => stepOf(field, fieldsOf)).filter(step => step >= 0),
  );
}

function bodyOf({ full_name, date_of_birth, address, id_type, id_number, id_expires_on, bvn }: Submission) {
  return {
    full_name,
    date_of_birth,
    address,
    id_type,
    id_number,
    ...(id_expires_on !== '' && expires(id_type) && { id_expires_on }),
    ...(bvn.trim() !== '' && { bvn }),
  };
}
