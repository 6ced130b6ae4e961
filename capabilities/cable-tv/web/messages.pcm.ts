import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cablePhrases, cableReasons, cableRefusals } from '../refusals.ts';
import type { cableFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  cableMessages: {
    title: 'Cable Subscription',
    quick: 'TV',
    detail: 'DStv, GOtv and StarTimes',
    accountLead: 'First di account, then di bouquet, then di payment.',
    paymentLead: 'How much e cost, and who we go tell.',
    stepOf: step => `Step ${step} of 3`,
    failed: 'Payment no go through',
    refused: 'Payment get error',
    walletsFailed: 'We no fit bring your wallet details',
    noWallet: 'We no see your main wallet',
    overLimit: 'Dis one pass wetin you fit still send today.',
    provider: 'TV provider',
    providersLoading: 'TV providers dey load...',
    providersFailed: 'TV providers no gree load',
    retry: 'Try again',
    smartcard: 'Smartcard number',
    smartcardHelper: '10 or 11 digits, dem dey also call am IUC number.',
    verify: 'Check account',
    verifying: 'We dey check di account...',
    verifyFailed: 'We no fit confirm di account details',
    lookupMissing: provider =>
      `We no get way to check ${provider} account now. Dem need update di backend make real check work.`,
    nothingPaid: 'You never pay anything.',
    verified: 'Account don confirm',
    isThisYou: 'Na di correct account be dis?',
    cardOf: (provider, card) => `${provider}, ${card}`,
    change: 'Change account',
    chooseBouquet: 'Choose bouquet',
    search: 'Search bouquet',
    noMatch: query => `No bouquet resemble “${query}”`,
    bouquetsLoading: 'Bouquets dey load...',
    bouquetsFailed: 'We no fit bring di bouquets',
    noBouquets: 'No bouquet dey available',
    bouquetCount: count => `${count} ${count === 1 ? 'bouquet' : 'bouquets'}`,
    changeBouquet: 'Change bouquet',
    phone: 'Phone number',
    email: 'Email (if you want)',
    emailHelper: 'If you leave am empty, we go use your own email.',
  },
  payCableMessages: {
    complete: 'Cable subscription don enter',
    smartcard: 'Smartcard',
    keepOn: 'Leave di decoder on while di subscription dey enter.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  smartcard_not_found: 'We no fit confirm di account details',
  unknown_tv_provider: 'Abeg choose TV provider',
  unknown_bouquet: 'Abeg choose bouquet',
  smartcard_not_verified: 'Abeg check di account first',
  tv_providers_unavailable: 'TV providers no gree load',
  smartcard_unavailable: 'We no fit confirm di account details',
  bouquets_unavailable: 'Bouquets no gree load',
  cable_for: ({ bouquet, card }) => `${bouquet}, smartcard ${card}`,
  tv_wallet_missing: 'We no see your main wallet',
  tv_phone_missing: 'Abeg put phone number',
  tv_phone_invalid: 'Put correct phone number wey get 11 digits.',
  tv_provider_missing: 'Abeg choose TV provider',
  smartcard_missing: 'Abeg put smartcard number',
  smartcard_invalid: 'Smartcard number dey get 10 or 11 digits',
  bouquet_missing: 'Abeg choose bouquet',
  smartcard_check_missing: 'Abeg check di account first',
} satisfies PhraseWords<typeof cableRefusals & typeof cableReasons & typeof cablePhrases & typeof cableFaults>;
