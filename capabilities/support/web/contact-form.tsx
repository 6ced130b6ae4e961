import { CallError } from '@wura/browser/call-error';
import { callOnce } from '@wura/browser/call-once';
import { call } from '@wura/browser/client';
import { momentDate } from '@wura/browser/dates';
import { useForm, type Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { readToken } from '@wura/browser/session';
import { emailFault } from '@wura/identity/rules';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { charactersIn } from '@wura/wire/plain-text';
import { useEffect, useRef, useState } from 'react';
import {
  contactMessageCharactersMax,
  contactMessageFault,
  contactNameFault,
  subjectFault,
  subjects,
} from '../rules.ts';
import { sendContact } from './calls.ts';
import { contactFormMessages } from './messages.ts';

/** From here on it is worth saying how much room is left. */
const leftShownFrom = 500;

/** A link may carry as much of what went wrong as leaves room to say more. */
const aboutCharactersMax = 500;

const initial = { name: '', email: '', subject: '', message: '' };
type Written = typeof initial;

interface Sent {
  reference: string;
  answer_by: string;
}

export function ContactForm() {
  const [sent, setSent] = useState<Sent>();
  return sent ? <SentNotice sent={sent} onAnother={() => setSent(undefined)} /> : <WriteForm onSent={setSent} />;
}

function WriteForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const words = useMessages(contactFormMessages);
  const form = useForm({
    initial,
    faults: ({ name, email, subject, message }) => ({
      name: contactNameFault(name),
      email: emailFault(email),
      subject: subjectFault(subject),
      message: contactMessageFault(message),
    }),
    submit: async body => onSent(await send(body)),
  });
  useKnown(form, words.about);
  const left = contactMessageCharactersMax - charactersIn(form.values.message);
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss}>
        <p>{words.kept}</p>
      </FormFailure>
      <Field label={words.name} {...form.field('name')}>
        <TextInput {...form.text('name')} autoComplete="name" />
      </Field>
      <Field label={words.email} helper={words.emailHelper} {...form.field('email')}>
        <TextInput {...form.text('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field label={words.subject} {...form.field('subject')}>
        <Select {...form.text('subject')}>
          <option value="">{words.chooseSubject}</option>
          {subjects.map(subject => (
            <option key={subject} value={subject}>
              {words.subjects[subject]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.message}
        helper={left <= leftShownFrom && left >= 0 ? words.left(left) : undefined}
        {...form.field('message')}
      >
        <TextArea {...form.text('message')} rows={6} />
      </Field>
      {/* As wide as its words: the lower right corner of a phone belongs to the chat. */}
      <Button type="submit" className="self-start" isLoading={form.isBusy} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

/** A session that has ended takes its token with it, and then a visitor writes. */
async function send(body: Written): Promise<Sent> {
  try {
    return await callOnce(sendContact, { body });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    return callOnce(sendContact, { body });
  }
}

/**
 * Who is signed in has told us before what they are called and where they are reached, and a page that led here may say
 * in its link what went wrong. What the other was quicker to write stays.
 */
function useKnown({ values, set }: Form<Written>, about: (what: string) => string) {
  const latest = useRef({ values, set, about });
  useEffect(() => {
    latest.current = { values, set, about };
  });

  useEffect(() => {
    const fill = (known: Partial<Written>) => {
      for (const [name, value] of Object.entries(known) as [keyof Written, string][]) {
        if (latest.current.values[name] === '') latest.current.set(name, value);
      }
    };
    const what = new URLSearchParams(location.search).get('about')?.slice(0, aboutCharactersMax);
    if (what) fill({ message: latest.current.about(what) });
    if (readToken() === null) return;
    // Fetched by customers only: a visitor's page is lighter without it.
    import('@wura/identity/web/customer')
      .then(async ({ fullName, readUser }) => {
        const customer = await call(readUser, {});
        fill({ name: fullName(customer), email: customer.email });
      })
      // Then they write it, as every visitor does.
      .catch(() => undefined);
  }, []);
}

function SentNotice({ sent: { reference, answer_by }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const words = useMessages(contactFormMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form it stood in is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel p-6">
      <h2 ref={heading} tabIndex={-1} className="text-t2">
        {words.sentTitle}
      </h2>
      <p className="mt-2 text-lead">{words.number(reference)}</p>
      <p className="mt-2 text-ink-2">{words.answerBy(momentDate(answer_by))}</p>
      <Button look="line" size={44} className="mt-5" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
