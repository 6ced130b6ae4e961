import { useMessages } from '@wura/browser/messages';
import type { Mine } from '../contract.ts';
import { dayText } from './day-text.ts';
import { myDataMessages } from './messages.ts';
import { Section } from './section.tsx';

/** Which staff looked at the record: their role and the day, and no name. */
export function LooksSection({ looks }: Pick<Mine, 'looks'>) {
  const words = useMessages(myDataMessages);
  return (
    <Section title={words.looksTitle}>
      <p className="mt-1 text-ink-2">{looks.length === 0 ? words.noLooks : words.looksLead}</p>
      {looks.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {looks.map(({ at, what, role, times }, index) => (
            <li key={`${at} ${index}`} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span>
                {words.look(words.acts[what] ?? words.acts['other']!, role === null ? '' : (words.roles[role] ?? role))}
                {times > 1 && <span className="text-ink-2"> {words.times(times)}</span>}
              </span>
              <time dateTime={at} className="text-small text-ink-2">
                {dayText(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
