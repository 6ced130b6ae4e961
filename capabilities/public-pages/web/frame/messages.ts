import { catalogue, translatedPage } from '@wura/browser/messages';

export const frameMessages = catalogue({
  brand: 'Wura',
  home: 'Wura, home',
  main: 'Main',
  features: 'Features',
  featuresMenu: 'Features menu',
  allFeatures: 'All features',
  about: 'About Us',
  questions: 'FAQ',
  contact: 'Contact Us',
  fees: 'Fees',
  status: 'Service status',
  proof: 'Proof of the books',
  terms: 'Terms',
  privacy: 'Privacy',
  signIn: 'Sign in',
  createAccount: 'Create Account',
  menu: 'Menu',
  toWallet: 'Go to wallet',
  footer: 'All pages',
  product: 'Product',
  company: 'Company',
  trust: 'Trust',
  language: 'Language',
  sentence: 'A wallet that shows the whole cost first, and says where your money is until it arrives.',
  licence: 'Open source under the Apache 2.0 licence. Anyone may read it, run it and change it.',
  operator: 'The company that runs this service holds your money and answers for your account.',
});

/** Short names of what Wura does, for menus, footers and tiles. */
export const featureNames = catalogue({
  transfers: 'Instant Transfers',
  exchange: 'Exchange',
  usdt: 'USDT wallet',
  'credit-cards': 'Virtual cards',
  bills: 'Bill payments',
  deposit: 'Deposits',
});

translatedPage(
  { frameMessages, featureNames },
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
);
