import { isLanguage, languageNames, languages } from '@wura/browser/language';
import { chooseLanguage, useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { Select } from '@wura/ui/select';
import { appMessages } from './messages.ts';

/** For pages with one address in all languages. Each is named in its own words. */
export function LanguagePicker() {
  const words = useMessages(appMessages);
  return (
    <Select
      isSmall
      aria-label={words.language}
      value={useLanguage()}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void chooseLanguage(target.value);
      }}
    >
      {languages.map(each => (
        <option key={each} value={each} lang={each}>
          {languageNames[each]}
        </option>
      ))}
    </Select>
  );
}
