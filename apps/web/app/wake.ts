import { keepLanguageOfAddress, languageOfAddress, setLanguage } from '@wura/browser/language';
import { wakePage } from '@wura/public-pages/web/wake';
import { wakeSupport } from '@wura/support/web/wake';
import { followSystemTheme } from '@wura/ui/theme';
import { takeNotFound } from './page-not-found.ts';

/** Runs on every still page. The name is the one that the build leaves alone: a default export would bring the router. */
export function handle(): void {
  followSystemTheme();
  setLanguage(languageOfAddress(location.pathname));
  keepLanguageOfAddress();
  wakeSupport();
  wakePage({ isNotFound: takeNotFound() });
}
