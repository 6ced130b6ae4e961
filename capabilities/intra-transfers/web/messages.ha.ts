import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Turawa a Wura',
    quick: 'Turawa',
    lead: 'Ku tura wa wani abokin hulɗar Wura. Kyauta ne kuma yana isa nan take.',
    leadPriced: 'Ku tura wa wani abokin hulɗar Wura. Ba ma cajin komai, kuma yana isa nan take.',
    accountNumber: 'Lambar asusu',
    accountHelper: 'Lambobi 10 na asusunsu na Wura, ko @sunan shigarsu',
    recent: 'An tura musu kwanan nan',
    remark: 'Bayanin turawa',
    remarkHelper: 'Na zaɓi. Za su karanta a tarihinsu.',
    search: 'Nemi',
    searching: 'Ana nema...',
    nameOnWura: 'Abokin hulɗar Wura',
    wallet: 'Walet',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Ci gaba',
    loadingWallets: 'Ana loda walet...',
    noWallets: 'Babu walet tukuna',
    searchNotThere: 'Ba a samar da neman mai amfani a sabar ba',
    searchFailed: 'Ba a iya neman mai amfani ba',
    failed: 'Turawa ba ta yi ba. Ku sake gwadawa.',
    nothingSentText: 'Mun tambaya na rabin minti, turawar ba ta iso gare mu ba. Kuna iya sake turawa.',
  },
  reviewMessages: {
    summary: 'Taƙaitawa',
    question: (amount, name) => `A tura ${amount} zuwa ga ${name}?`,
    free: 'Kyauta. Yana isa nan take.',
    sending: 'Kuna tura',
    to: 'Zuwa ga',
    account: digits => `Wura, ${digits}`,
    amount: 'Adadi',
    total: wallet => `Jimilla daga walet na ${wallet}`,
    leftAfter: amount => `Za a rage ${amount}`,
    arrives: 'Zai isa',
    atOnce: 'Nan take',
    remark: 'Bayanin turawa',
    caution: 'Ku duba sunan. Ba a iya dawo da kuɗin da aka tura wa abokin hulɗa.',
    send: amount => `Tura ${amount}`,
    close: 'Koma fom',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `Ana tura ${amount} zuwa ga ${name}`,
    complete: 'An kammala turawa',
    arrived: (name, time) => `${name} ya karɓa da ${time}`,
    to: 'Zuwa ga',
    from: 'Daga',
    account: digits => `Wura, ${digits}`,
    remark: 'Bayanin turawa',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'Kun riga kun adana wannan mutum.',
  people_full: 'Kun adana iyakar mutanen da za ku iya. Ku fara cire wanda ba kwa biya kuma.',
  person_closed: 'Wannan mutum ya rufe asusunsa. Ba za a iya tura komai can ba.',
  person_renamed: 'Sunan wannan mutum da aka adana ya canza',
  user_not_found: 'Ba a samu mai amfani ba',
  own_account: 'Wannan asusunku ne. Ku zaɓi wani daban da za ku tura wa.',
  recipient_number_missing: 'Ku shigar da lambar asusu',
  recipient_missing: 'Ku nemi mai amfani ku zaɓe shi',
  from_wallet_missing: 'Ku zaɓi walet ɗin da za a tura daga ciki',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
