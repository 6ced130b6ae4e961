import { useMessages } from '@wura/browser/messages';
import { statusMessages } from './messages.ts';

/** What the service is made of, and what the reader's browser was told of each; see start-islands.tsservice.ts. */
export function AskedParts({ isShort = false }: { isShort?: boolean }) {
  const words = useMessages(statusMessages);
  return (
    <dl className={`status-parts ${isShort ? 'status-parts-short' : ''}`}>
      {(['pages', 'service', 'books'] as const).map(name => (
        <div key={name}>
          <dt>
            {isShort ? (
              words.parts[name].title
            ) : (
              <>
                <b className="block text-row font-[580]">{words.parts[name].title}</b>
                <span className="text-ink-2">{words.parts[name].text}</span>
              </>
            )}
          </dt>
          <dd
            data-asked={name}
            data-state={name === 'pages' ? 'up' : 'unknown'}
            data-up={words.answers}
            data-read-only={words.onlyReads}
            data-down={words.silent}
            data-unknown={words.unknown}
          >
            {name === 'pages' ? words.answers : words.unknown}
          </dd>
        </div>
      ))}
    </dl>
  );
}
