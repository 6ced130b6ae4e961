import {
  isLanguage,
  keepLanguageOfAddress,
  languageOfTag,
  preferredLanguage,
  setLanguage,
  type Language,
} from '@wura/browser/language';
import { loadTexts, speak, textsOf } from '@wura/browser/messages';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { appMessages } from './messages.ts';

// A public page is in the language of its address, whatever was chosen.
const isForEverybody = document.querySelector('.public') !== null;
const wanted = isForEverybody ? languageOfDocument() : preferredLanguage();
// A page that was built ahead starts in the language it was built in; the empty shell is built in none.
const isBuilt = document.getElementById('main') !== null;
const first = isBuilt ? languageOfDocument() : wanted;

await loadTexts(first);
setLanguage(first);
// The one text that the shell has, so that waking up finds what it would draw.
if (!isBuilt) document.querySelector('a[href="#main"]')!.textContent = textsOf(appMessages).skipToContent;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
if (first !== wanted) void speak(wanted);
if (isForEverybody) keepLanguageOfAddress();

function languageOfDocument(): Language {
  const start = languageOfTag(document.documentElement.lang);
  return isLanguage(start) ? start : 'en';
}
