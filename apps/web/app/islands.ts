import { keepLanguageOfAddress, languageOfAddress, setLanguage } from '@wura/browser/language';
import { startIslands } from '@wura/public-pages/web/start-islands';
import { startSupport } from '@wura/support/web/start-support';
import { followSystemTheme } from '@wura/ui/theme';
import { takeNotFound } from './page-not-found.ts';

/** Runs on every static page. The name is the one that the build leaves alone: a default export would bring the router. */
export function handle(): void {
  followSystemTheme();
  setLanguage(languageOfAddress(location.pathname));
  keepLanguageOfAddress();
  startSupport();
  startIslands({ isNotFound: takeNotFound() });
}
