import { useMessages } from '@wura/browser/messages';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { AskedFirst, useAnswer } from './asked-first.tsx';
import { useSent } from './recent-recipients.ts';
import { scamMessages } from './scam-messages.ts';
import { unusualIn, type Asked } from './unusual.ts';

/** What is unusual about a payment, and whether the question about it is still open. Nothing unusual: nothing is asked. */
export function useScamQuestion(asked: Asked | undefined) {
  const { sent: known, askAgain } = useSent();
  // Where what was paid before was lost, the question is asked as of a stranger.
  const sent = known ?? (askAgain && []);
  // When the form was opened, so that the question does not come and go under the customer's finger.
  const [at] = useState(() => new Date());
  const reasons = asked && sent ? unusualIn(asked, { sent, at }) : [];
  const isAsked = asked !== undefined && reasons.length > 0;
  return { reasons, ...useAnswer(isAsked ? `${asked.accountNumber} ${asked.amount}` : undefined) };
}

type ScamQuestionProps = { question: ReturnType<typeof useScamQuestion>; name: string };

/** The question that stops a swindle: asked where the money can still be kept, in words that name the trick. */
export function ScamQuestion({ question, name }: ScamQuestionProps) {
  const words = useMessages(scamMessages);
  const { reasons } = question;
  if (reasons.length === 0) return null;
  return (
    <AskedFirst tone="wait" icon={ShieldAlert} title={words.title} label={words.answer} question={question}>
      <ul className="list-disc pl-4">
        {reasons.map(reason => (
          <li key={reason}>{reason === 'first' ? words.first(name) : words.reasons[reason]}</li>
        ))}
      </ul>
      <p className="mt-1">{words.trick}</p>
    </AskedFirst>
  );
}
