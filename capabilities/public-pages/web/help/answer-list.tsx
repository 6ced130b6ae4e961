import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { featurePages } from '../features/messages.ts';
import { questionsMessages } from '../landing/about-messages.ts';
import { ownAnswers } from './answer-messages.ts';
import { findAnswers, type Answer } from './find-answers.ts';
import { helpMessages } from './messages.ts';

const shownFirst = 6;

/** The questions of the public pages, all of them in one place and in every language of the application, to be searched. */
export function AnswerList() {
  const words = useMessages(helpMessages);
  const { items } = useMessages(questionsMessages);
  const pages = useMessages(featurePages);
  const { items: own } = useMessages(ownAnswers);
  const [search, setSearch] = useState('');
  const all: readonly Answer[] =
    own.length > 0 ? own : [...items, ...Object.values(pages).flatMap(({ questions }) => questions)];
  const [isWhole, setWhole] = useState(false);
  const found = findAnswers(all, search);
  const isSearch = search.trim() !== '';
  // On a phone what is in hand stands below, and must not be a long way down.
  const shown = isSearch || isWhole ? found : found.slice(0, shownFirst);
  return (
    <section aria-labelledby="answers" className="min-w-0">
      <h2 id="answers" className="sr-only">
        {words.answers}
      </h2>
      <Field label={words.search}>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      <p role="status" className="my-3 text-small text-ink-2">
        {isSearch && (found.length === 0 ? words.nothing : words.found(found.length))}
      </p>
      <ul className="panel divide-y divide-line overflow-clip empty:hidden">
        {shown.map(({ question, answer }) => (
          <li key={question}>
            <details className="group">
              <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-5 py-3 font-label -outline-offset-2 hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
                <span className="grow">{question}</span>
                <ChevronDown className="flex-none text-ink-3 transition-transform group-open:rotate-180" />
              </summary>
              <p className="px-5 pb-4 text-ink-2">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className="link mt-2 min-h-11" onClick={() => setWhole(true)}>
          {words.showAll(found.length)}
        </button>
      )}
    </section>
  );
}
