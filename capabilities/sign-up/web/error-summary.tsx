import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { TriangleAlert } from 'lucide-react';
import { signUpMessages } from './messages.ts';
import type { FieldName, Registration } from './registration.ts';

/** What stopped the step, as links to the fields. Focus goes to the first field itself, so this only waits to be read. */
export function ErrorSummary({ form, names }: { form: Form<Registration>; names: readonly FieldName[] }) {
  const words = useMessages(signUpMessages);
  const wrong = names.filter(name => form.errors[name] !== undefined);
  // One error stands beside its field already.
  if (wrong.length < 2) return null;
  return (
    <div className="rounded-2xl bg-bad-bg px-4 py-3 text-note text-bad">
      <p className="flex items-center gap-2 font-strong">
        <TriangleAlert /> {words.summary(wrong.length)}
      </p>
      <ul className="mt-1 list-disc pl-11">
        {wrong.map(name => (
          <li key={name}>
            <a
              href={`#${form.idOf(name)}`}
              className="inline-flex min-h-6 items-center underline underline-offset-2"
              onClick={event => {
                event.preventDefault();
                document.getElementById(form.idOf(name))?.focus();
              }}
            >
              {faultText(form.errors[name])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
