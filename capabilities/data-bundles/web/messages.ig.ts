import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Zụta data',
    quick: 'Data',
    menuDetail: 'Atụmatụ ụbọchị, izu na ọnwa',
    lead: 'Maka ekwentị ọ bụla na Naịjirịa, n’ọnụahịa netwọk n’onwe ya. Ọ na-eru n’ime otu nkeji.',
    what: (network, plan) => `Data ${network}, ${plan}`,
    noWallet: 'Nọmba akpa ego adịghị.',
    walletsFailed: 'Enweghị ike iweta nkọwa akpa ego',
    complete: 'Ịkwụ data gara nke ọma',
    failed: 'Ịkwụ ụgwọ emeghị. Biko nwaa ọzọ.',
    planGone: 'A naghịzi ere atụmatụ nke oge ikpeazụ. Biko họrọ ọzọ.',
  },
  planMessages: {
    plan: 'Atụmatụ data',
    chooseNetwork: 'Tinye nọmba ma ọ bụ họrọ netwọk iji hụ atụmatụ ya.',
    search: 'Chọọ atụmatụ',
    groups: { daily: 'Kwa ụbọchị', weekly: 'Kwa izu', monthly: 'Kwa ọnwa', other: 'Ndị ọzọ' },
    loading: 'Na-ebubata atụmatụ data...',
    none: 'Atụmatụ adịghị maka netwọk ahọrọ.',
    noMatch: query => `O nweghị atụmatụ dabara na “${query}”`,
    retry: 'Nwaa ọzọ',
    loadFailed: 'Enweghị ike ibubata atụmatụ data. Biko nwaa ọzọ.',
    signInAgain: 'Nkwado emeghị. Biko banye ọzọ.',
    serverError: 'Nsogbu sava...',
    invalid: 'Sava zitere data na-ezighi ezi.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Nọmba akpa ego adịghị.',
  data_network_missing: 'Biko họrọ netwọk.',
  data_plan_missing: 'Biko họrọ atụmatụ.',
  data_phone_invalid: 'Tinye nọmba ekwentị ziri ezi nke nọmba 11.',
  unknown_plan: 'Biko họrọ atụmatụ.',
  plans_unavailable: 'Enweghị ike ibubata atụmatụ data. Biko nwaa ọzọ.',
  data_for: ({ network, plan, phone }) => `Data ${network} ${plan} maka ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
