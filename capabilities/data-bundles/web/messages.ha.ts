import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Sayi data',
    quick: 'Data',
    menuDetail: 'Tsarin rana, mako da wata',
    lead: 'Ga kowace waya a Najeriya, a farashin kamfanin layi. Yana isa cikin minti ɗaya.',
    what: (network, plan) => `Data ta ${network}, ${plan}`,
    noWallet: 'Babu lambar walet.',
    walletsFailed: 'Ba a iya ɗauko bayanan walet ba',
    complete: 'An biya data cikin nasara',
    failed: 'Biya bai yi ba. Ku sake gwadawa.',
    planGone: 'An daina sayar da tsarin da ya gabata. Ku zaɓi wani.',
  },
  planMessages: {
    plan: 'Tsarin data',
    chooseNetwork: 'Ku shigar da lamba ko ku zaɓi kamfanin layi don ganin tsare-tsarensa.',
    search: 'Nemi tsari',
    groups: { daily: 'Na rana', weekly: 'Na mako', monthly: 'Na wata', other: 'Sauran' },
    loading: 'Ana loda tsarin data...',
    none: 'Babu tsari ga kamfanin layin da aka zaɓa.',
    noMatch: query => `Babu tsarin da ya dace da “${query}”`,
    retry: 'Sake gwadawa',
    loadFailed: 'Ba a iya loda tsarin data ba. Ku sake gwadawa.',
    signInAgain: 'Tantancewa ba ta yi ba. Ku sake shiga.',
    serverError: 'Matsalar sabar...',
    invalid: 'An samu bayanai marasa kyau daga sabar.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Babu lambar walet.',
  data_network_missing: 'Ku zaɓi kamfanin layi.',
  data_plan_missing: 'Ku zaɓi tsari.',
  data_phone_invalid: 'Ku shigar da lambar waya mai kyau ta lambobi 11.',
  unknown_plan: 'Ku zaɓi tsari.',
  plans_unavailable: 'Ba a iya loda tsarin data ba. Ku sake gwadawa.',
  data_for: ({ network, plan, phone }) => `Data ta ${network} ${plan} zuwa ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
