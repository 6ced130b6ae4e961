import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Buy Data',
    quick: 'Data',
    menuDetail: 'Daily, weekly and monthly plans',
    lead: 'For any phone for Nigeria, at di network own price. E go enter within one minute.',
    what: (network, plan) => `${network} data, ${plan}`,
    noWallet: 'Wallet ID no dey.',
    walletsFailed: 'We no fit bring your wallet details',
    complete: 'Data don enter',
    failed: 'Payment no go through. Abeg try again.',
    planGone: 'Dem no dey sell di plan wey you buy last time again. Abeg choose another one.',
  },
  planMessages: {
    plan: 'Data plan',
    chooseNetwork: 'Put number or choose network to see di plans.',
    search: 'Search plans',
    groups: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', other: 'Other' },
    loading: 'Data plans dey load...',
    none: 'No plan dey for di network wey you choose.',
    noMatch: query => `No plan resemble “${query}”`,
    retry: 'Try again',
    loadFailed: 'Data plans no gree load. Abeg try again.',
    signInAgain: 'We no fit confirm say na you. Abeg log in again.',
    serverError: 'Server get error...',
    invalid: 'Wetin di server send no correct.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Wallet ID no dey.',
  data_network_missing: 'Abeg choose network.',
  data_plan_missing: 'Abeg choose plan.',
  data_phone_invalid: 'Put correct phone number wey get 11 digits.',
  unknown_plan: 'Abeg choose plan.',
  plans_unavailable: 'Data plans no gree load. Abeg try again.',
  data_for: ({ network, plan, phone }) => `${network} data ${plan} for ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
