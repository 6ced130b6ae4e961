import { useMessages } from '@wura/browser/messages';
import { flagShapes } from '@wura/ui/flag-shapes';
import { Globe } from 'lucide-react';
import { heroMessages } from './messages.ts';

/** The countries whose flag the badge knows; every other visitor meets a globe. */
const countries = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NG', 'GH', 'KE', 'ZA'] as const;

/**
 * Where the reader seems to be. Which country that is arrives after the page, so the badge begins as a globe; its faces
 * wait in a template, and the script takes one out.
 */
export function CountryBadge() {
  const words = useMessages(heroMessages);
  return (
    <div data-island="show-country" className="mb-6 flex min-h-9">
      <Face emoji="🌍" text={words.badge.home}>
        <Globe className="m-1 size-5 text-link" />
      </Face>
      {countries.map(code => (
        <template key={code} data-country={code}>
          <Face emoji={emojiOf(code)} text={words.badge[code]}>
            <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 overflow-hidden rounded-full shadow-0">
              {flagShapes[code]}
            </svg>
          </Face>
        </template>
      ))}
    </div>
  );
}

function Face({ emoji, text, children }: { emoji: string; text: string; children: React.ReactNode }) {
  return (
    <p className="badge">
      {children}
      {/* Windows draws no flag emoji: it is there to be read aloud, the drawing to be seen. */}
      <span className="sr-only">{emoji} </span>
      {text}
    </p>
  );
}

/** 'NG' becomes its two regional letters, which together are the flag. */
function emojiOf(code: string): string {
  return String.fromCodePoint(...[...code].map(letter => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
