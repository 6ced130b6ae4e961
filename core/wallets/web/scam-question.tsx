import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { Checkbox } from '@wura/ui/checkbox';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useSentRead } from './recent-recipients.ts';
import { scamMessages } from './scam-messages.ts';
import { unusualIn, type Asked, type Unusual } from './unusual.ts';

/** What is unusual about a payment, and whether the question about it is still open. Nothing unusual: nothing is asked. */
export function useScamQuestion(asked: Asked | undefined): {
  reasons: readonly Unusual[];
  isAnswered: boolean;
  answer: (isAnswered: boolean) => void;
} {
  const { sent: known, askAgain } = useSentRead();
  // Where what was paid before was lost, the question is asked as of a stranger.
  const sent = known ?? (askAgain && []);
  const payment = asked && `${asked.accountNumber} ${asked.amount}`;
  const [answered, setAnswered] = useState<string>();
  // When the form was opened, so that the question does not come and go under the customer's finger.
  const [at] = useState(() => new Date());
  const reasons = asked && sent ? unusualIn(asked, { sent, at }) : [];
  return {
    reasons,
    // An answer is about one payment and no other.
    isAnswered: reasons.length === 0 || answered === payment,
    answer: isAnswered => setAnswered(isAnswered ? payment : undefined),
  };
}

type ScamQuestionProps = { question: ReturnType<typeof useScamQuestion>; name: string };

/** The question that stops a swindle: asked where the money can still be kept, in words that name the trick. */
export function ScamQuestion({ question: { reasons, isAnswered, answer }, name }: ScamQuestionProps) {
  const words = useMessages(scamMessages);
  if (reasons.length === 0) return null;
  return (
    <div className="my-3">
      <Banner isNote tone="wait" icon={ShieldAlert} title={words.title}>
        <ul className="list-disc pl-4">
          {reasons.map(reason => (
            <li key={reason}>{reason === 'first' ? words.first(name) : words.reasons[reason]}</li>
          ))}
        </ul>
        <p className="mt-1">{words.trick}</p>
      </Banner>
      <Checkbox label={words.answer} checked={isAnswered} onChange={event => answer(event.target.checked)} />
    </div>
  );
}
