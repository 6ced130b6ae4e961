import { catalogue, translated } from '@wura/browser/messages';

/** Texts of the page around every screen. */
export const appMessages = catalogue({
  brand: 'Wura',
  home: 'Wura, home',
  description: 'A digital wallet for Nigeria',
  skipToContent: 'Skip to content',
  unexpectedError: 'Unexpected Application Error!',
  unknownError: 'Unknown error',
  goHome: 'Go to wallet',
  reportError: 'Report this',
  pageNotFound: 'That page was not found.',
  needsScript: 'Your wallet needs JavaScript, which is switched off in this browser.',
  authSentence: 'You see the whole cost before you confirm.',
  frontDoor: 'Naira here. Dollars there. One wallet.',
  whatWuraDoes: 'What Wura does',
  fees: 'Fees',
  help: 'Help',
  moreAboutWura: 'More about Wura',
  language: 'Language',
  offlineTitle: 'You are offline',
  offlineText: 'This page needs a network. Nothing was sent, and nothing is lost.',
  offlineView:
    'This screen needs a network the first time. Nothing was sent, and nothing is lost. It opens by itself once you are connected.',
  tryAgain: 'Try again',
});

export const shellMessages = catalogue({
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  logout: 'Logout',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  profile: 'My Profile',
  account: (digits: string) => `Account ${digits}`,
  back: 'Back',
  loadingView: 'Loading...',
  retry: 'Retry',
  offline: 'You are offline. What you see may be out of date.',
  refreshFailed: 'Could not refresh.',
  endingTitle: 'Are you still there?',
  endingText: 'You will be signed out in two minutes, because nothing has happened for a while.',
  endingForGood: 'Your session reaches its full length in two minutes. Finish what you are doing, then sign in again.',
  stay: 'Stay signed in',
  understood: 'Understood',
  leave: 'Sign out now',
  close: 'Close',
});

translated(
  { appMessages, shellMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
);
