import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Pay again',
    none: 'Numbers wey you pay go dey here, so you go just press once.',
    manage: 'Manage',
    againFor: 'Pay again for',
    payFor: 'Pay for',
    title: 'Saved numbers',
    search: 'Search saved numbers',
    empty: 'No saved number yet',
    emptyText: 'After payment, you fit save di number wey you pay for.',
    noMatch: query => `No saved number resemble “${query}”`,
    nicknameHelper: 'Na only you dey see am. If you leave am empty, we go use di number itself.',
    save: 'Save dis number',
    saveMeter: 'Save dis meter',
    saving: 'E dey save...',
    saved: 'Number don save',
    saveFailed: 'We no fit save di number. Abeg try again.',
    reading: 'We dey read di payment...',
    lost: 'We no see dis payment, so di form empty.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'You don save dis number before.',
  billers_full: 'You don save 200 numbers, e no fit pass so. Delete one first.',
  biller_kind_unknown: 'Abeg choose airtime, data, light or TV',
  biller_phone_invalid: 'Put correct phone number wey get 11 digits.',
  biller_meter_invalid: 'Meter number dey get 10 to 13 digits',
  biller_card_invalid: 'Smartcard number dey get 8 to 14 digits',
  biller_network_missing: 'Abeg choose network provider',
  biller_provider_missing: 'Abeg choose provider',
  biller_meter_type_missing: 'Abeg choose prepaid or postpaid',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
