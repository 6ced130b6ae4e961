import { dropDraftsOfOthers } from '@wura/browser/drafts';
import { language, languageNews, savedLanguage } from '@wura/browser/language';
import { chooseLanguage } from '@wura/browser/messages';
import { allowVibration } from '@wura/browser/vibration';
import type { Settings } from '@wura/identity/contract';
import { useCustomer } from '@wura/identity/web/customer';
import { useChangeSettings, useSettings } from '@wura/identity/web/settings';
import { chooseTheme, savedTheme } from '@wura/ui/theme';
import { hideBalances, takeLeftChoice, useHideBalances } from '@wura/wallets/web/hidden-balances';
import { useEffect } from 'react';

/** What the customer chose on another device holds on this one, and what others left here goes, once it is known who it is. */
export function ApplySettings() {
  const { data: settings } = useSettings();
  const { data: customer } = useCustomer();
  useEffect(() => {
    if (customer) dropDraftsOfOthers(customer.id);
  }, [customer]);
  const { mutate: change } = useChangeSettings();
  const hide = useHideBalances();
  useEffect(() => {
    if (!settings) return;
    const left = takeLeftChoice();
    if (left === undefined) hideBalances(settings.hideBalance);
    else hide(left);
    allowVibration(settings.vibration);
    // A device may have its own light: the account's word counts where nothing was chosen.
    if (settings.darkMode && savedTheme() === 'system') chooseTheme('dark');
    const news = languageNews();
    if (news) {
      void chooseLanguage(news, 'customer');
      change({ language: news });
    } else if (isOtherChoice(settings.language)) {
      void chooseLanguage(settings.language, 'customer');
    }
  }, [settings, change, hide]);
  return null;
}

/** English is what an account has that never chose: it does not take the browser's own language away. */
function isOtherChoice(ofAccount: Settings['language']): boolean {
  if (ofAccount === language()) return false;
  return ofAccount !== 'en' || savedLanguage() !== undefined;
}
