import { isLanguage, language, languageNames, languages } from '@wura/browser/language';
import { chooseLanguage, useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { Select } from '@wura/ui/select';
import { useLayoutEffect, useRef } from 'react';
import { appMessages } from './messages.ts';

/** For pages with one address in all languages. Each is named in its own words. */
export function LanguagePicker() {
  const words = useMessages(appMessages);
  const now = useLanguage();
  const select = useRef<HTMLSelectElement>(null);

  // A page that was built ahead can be pressed before it starts.
  useLayoutEffect(() => choose(select.current?.value), []);

  return (
    <Select
      ref={select}
      isSmall
      aria-label={words.language}
      value={now}
      onChange={({ target }) => choose(target.value)}
    >
      {languages.map(each => (
        <option key={each} value={each} lang={each}>
          {languageNames[each]}
        </option>
      ))}
    </Select>
  );
}

function choose(wanted: string | undefined): void {
  if (isLanguage(wanted) && wanted !== language()) void chooseLanguage(wanted, 'visitor');
}
