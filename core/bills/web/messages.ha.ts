import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Kamfanin layi',
    looksLike: (likely, chosen) => `Wannan yana kama da lambar ${likely}. Ku ci gaba idan ta koma ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Lambar waya',
    helper: 'Lambobi 11, kamar 0803 123 4567',
    useMine: 'Yi amfani da lambata',
  },
  billMessages: {
    next: 'Ci gaba',
    pricing: 'Ana lissafa farashi...',
    priceFailed: 'Ba a iya lissafa farashin ba.',
    notDebited: 'Babu kuɗin da ya fita daga walet ɗinku.',
    openWallet: 'Ku buɗe ɗaya ta saka kuɗi',
    summary: 'Taƙaitawa',
    for: 'Domin',
    notYet: '—',
    nothingSentText: 'Mun tambaya na rabin minti, biyan bai iso gare mu ba. Kuna iya sake biya.',
  },
  reviewMessages: {
    steps: 'Mataki 2 cikin 3: dubawa',
    paying: 'Kuna biyan',
    arrives: 'Zai isa',
    usually: 'Yawanci cikin minti 1',
    pay: amount => `Biya ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `Ana biyan ${amount} na ${what}`,
    delivered: (biller, time) => `${biller} ya tabbatar da ${time}`,
    pending: 'Biya yana jira',
    pendingBy: (biller, by) =>
      `Ana jira. ${biller} bai amsa ba tukuna. Za a kai ko a mayar da kuɗin kafin ${by}. Kada ku sake biya.`,
    pendingPlain: biller => `Ana jira. ${biller} bai amsa ba tukuna. Za mu sanar da ku. Kada ku sake biya.`,
    mayLeave: 'Kuna iya barin wannan shafi.',
    failed: 'Biya bai yi ba',
    refunded: amount => `Bai yi ba, an mayar. ${amount} ya koma walet ɗinku na naira.`,
    band: 'ANA JIRA',
    chips: { completed: 'Ya kammala', pending: 'Ana jira', refunded: 'Bai yi ba, an mayar' },
    for: 'Domin',
    from: 'Daga',
    account: digits => `Wura, ${digits}`,
    total: 'Jimilla',
  },
  saleMessages: {
    downTitle: 'Ba a iya sayen wannan a yanzu',
    down: 'Kamfanin ba ya amsawa. Ba a cire komai daga walet ɗinku ba. Ku sake gwadawa nan da ’yan mintuna.',
    stopped: 'Mun dakatar da waɗannan biye-biye. Ba a cire komai daga walet ɗinku ba. Ku dawo daga baya.',
    off: 'An kashe wannan hidima a nan.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'Kamfanin bai karɓi biyan ba.',
  sale_provider_short: 'Kamfanin ba zai iya sayar mana ba a yanzu.',
  sale_unavailable: 'Ba a iya samun kamfanin a yanzu.',
  sale_destination_unknown: 'Kamfanin bai san wannan lamba ba.',
  sale_amount_refused: 'Kamfanin ba ya sayar da wannan adadi.',
  sale_not_on_offer: 'Kamfanin ya daina sayar da wannan.',
  sale_lookup_over: 'Lokacin tantance wannan lamba ya ƙare.',
  sale_not_found: 'Kamfanin bai aiwatar da biyan ba.',
  sale_taken_back: 'Kamfanin ya janye biyan.',
  naira_wallet_pays: 'Ana biyan bil daga walet ɗinku na naira.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
