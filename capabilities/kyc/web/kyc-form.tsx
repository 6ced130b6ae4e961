import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import type { Customer } from '@wura/identity/web/customer';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Stepper } from '@wura/ui/stepper';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { KycRecord } from '../contract.ts';
import { submit } from './calls.ts';
import { DetailsStep } from './details-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { IdStep } from './id-step.tsx';
import { formMessages, kycMessages } from './messages.ts';
import {
  beginSubmission,
  fieldsOf,
  formFaults,
  missingIn,
  stepOf,
  steps,
  type FieldName,
  type Files,
  type Submission,
} from './submission.ts';

type KycFormProps = { customer: Customer; record: KycRecord; onSubmitted: () => void };

/** A photograph over a slow network takes longer than any other call. */
const uploadTimeoutMs = 45_000;

/** Three short parts. The texts are kept on this device until somebody signs out; the files and the numbers are not. */
export function KycForm({ customer, record, onSubmitted }: KycFormProps) {
  const words = useMessages(formMessages);
  const { submitFailed, dismiss } = useMessages(kycMessages);
  const [files, setFiles] = useState<Files>({});
  const [initial] = useState(() => beginSubmission(customer, readDraft(customer.id), record));
  const [step, setStep] = useState(() => firstStepToMend(record));
  const [missing, setMissing] = useState<FieldName[]>([]);
  const form = useForm<Submission>({
    initial,
    faults: formFaults,
    submit: async values => {
      await call(submit, { body: bodyOf(values), files, timeoutMs: uploadTimeoutMs });
      onSubmitted();
    },
  });
  useEffect(() => keepDraft(customer.id, form.values), [customer.id, form.values]);

  // A refusal may be about a field of an earlier step: go there before focus does.
  const firstWrong = Object.entries(form.errors).find(([, error]) => error !== undefined)?.[0];
  useLayoutEffect(() => {
    const at = firstWrong === undefined ? -1 : stepOf(firstWrong);
    if (at >= 0) setStep(now => Math.min(now, at));
  }, [firstWrong]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (firstWrong === undefined) heading.current?.focus();
  }, [step, firstWrong]);

  const name = steps[step]!;
  const isLast = step === steps.length - 1;
  const stillMissing = missing.filter(field => form.values[field] === '');

  function advance(event: FormEvent) {
    event.preventDefault();
    setMissing(missingIn(form.values, name));
    if (isLast) void form.send(event);
    else if (form.check(fieldsOf[name])) setStep(step + 1);
  }

  function goBack() {
    form.clearErrors();
    form.setFailure(undefined);
    setMissing([]);
    setStep(step - 1);
  }

  return (
    <>
      <Feedback record={record} />
      <Stepper
        label={words.steps}
        labels={steps.map(each => words.stepNames[each])}
        current={step}
        doneText={words.stepDone}
      />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.stepOf(step + 1, words.stepNames[name])}
      </h2>
      <form noValidate onSubmit={advance} className="mt-6 flex flex-col gap-4">
        {form.failure !== undefined && (
          <Banner
            tone="bad"
            title={refusalText(form.failure, { fallback: submitFailed })}
            onDismiss={() => form.setFailure(undefined)}
            dismissLabel={dismiss}
          />
        )}
        {stillMissing.length > 0 && (
          <Banner tone="bad" title={words.missing(stillMissing.map(field => words[field]).join(', '))} />
        )}
        {name === 'details' && <DetailsStep form={form} reasons={record.fields} />}
        {name === 'id' && <IdStep form={form} reasons={record.fields} />}
        {name === 'documents' && <DocumentsStep form={form} reasons={record.fields} files={files} onFiles={setFiles} />}
        <div className="mt-2 flex gap-3">
          {step > 0 && (
            <Button look="line" onClick={goBack}>
              {words.back}
            </Button>
          )}
          <Button
            type="submit"
            isWide
            isLoading={form.isBusy}
            loadingLabel={isLast ? words.submitting : undefined}
            key={isLast ? 'submit' : 'next'}
          >
            {isLast ? words.submit : words.next}
          </Button>
        </div>
        <p className="text-small text-ink-2">{words.draftNote}</p>
      </form>
    </>
  );
}

/** What the team said about the last submission, above the form that mends it. */
function Feedback({ record }: { record: KycRecord }) {
  const words = useMessages(kycMessages);
  if (record.status !== 'rejected') return null;
  const { title, text } = words.status.rejected;
  return (
    <Banner tone="wait" isNote title={title} className="mb-5">
      <p>{text}</p>
      {record.adminNotes !== null && (
        <blockquote className="mt-2 border-l-3 border-current pl-3 whitespace-pre-line">
          <span className="sr-only">{words.feedback}: </span>
          {record.adminNotes}
        </blockquote>
      )}
    </Banner>
  );
}

/** Where the first thing to mend stands, or the beginning. A number has to be written again: no device keeps it. */
function firstStepToMend({ status, fields = {} }: KycRecord): number {
  if (status !== 'rejected') return 0;
  return Math.min(...['id_number', ...Object.keys(fields)].map(stepOf).filter(step => step >= 0));
}

function bodyOf({ full_name, date_of_birth, address, id_type, id_number, bvn }: Submission) {
  const texts = { full_name, date_of_birth, address, id_type, id_number };
  return bvn.trim() === '' ? texts : { ...texts, bvn };
}
