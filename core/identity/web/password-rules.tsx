import { useMessages } from '@wura/browser/messages';
import { charactersIn } from '@wura/wire/plain-text';
import { Check, Circle } from 'lucide-react';
import { passwordMessages } from './messages.ts';

/** The rules of a new password, each ticked off as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const words = useMessages(passwordMessages);
  const rules = [
    { text: words.length, isMet: charactersIn(password) >= 8 },
    { text: words.cases, isMet: /[A-Z]/.test(password) && /[a-z]/.test(password) },
    { text: words.number, isMet: /\d/.test(password) },
  ];
  return (
    <ul aria-label={words.rules} className="-mt-1 flex flex-col gap-1 text-small">
      {rules.map(({ text, isMet }) => (
        <li key={text} className={`flex items-center gap-2 ${isMet ? 'font-medium text-ok' : 'text-ink-2'}`}>
          {isMet ? <Check className="size-4" /> : <Circle className="size-4" />}
          {text}
          <span className="sr-only">, {isMet ? words.met : words.notMet}</span>
        </li>
      ))}
    </ul>
  );
}
