import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Ụlọ ọrụ netwọk',
    looksLike: (likely, chosen) => `Nke a yiri nọmba ${likely}. Gaa n’ihu ma ọ bụrụ na ọ gaala na ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Nọmba ekwentị',
    helper: 'Nọmba 11, dị ka 0803 123 4567',
    useMine: 'Jiri nọmba m',
  },
  billMessages: {
    next: 'Gaa n’ihu',
    pricing: 'Na-agbakọ ọnụahịa...',
    priceFailed: 'Enweghị ike ịgbakọ ọnụahịa.',
    notDebited: 'O nweghị ego pụrụ n’akpa ego gị.',
    openWallet: 'Tinye ego iji mepee otu',
    summary: 'Nchịkọta',
    for: 'Maka',
    notYet: '—',
    nothingSentText: 'Anyị jụrụ ọkara nkeji, ịkwụ ụgwọ ahụ erutebeghị anyị. Ị nwere ike ịkwụ ọzọ.',
  },
  reviewMessages: {
    steps: 'Nzọụkwụ 2 n’ime 3: nyochaa',
    paying: 'Ị na-akwụ',
    arrives: 'Ọ ga-eru',
    usually: 'Na-adịkarị n’ime otu nkeji',
    pay: amount => `Kwụọ ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `Na-akwụ ${amount} maka ${what}`,
    delivered: (biller, time) => `${biller} kwadoro ya na ${time}`,
    pending: 'Ịkwụ ụgwọ na-eche',
    pendingBy: (biller, by) =>
      `Na-eche. ${biller} azabeghị. A ga-ebute ya ma ọ bụ weghachi ego tupu ${by}. Akwụla ọzọ.`,
    pendingPlain: biller => `Na-eche. ${biller} azabeghị. Anyị ga-eme ka ị mara. Akwụla ọzọ.`,
    mayLeave: 'Ị nwere ike ịpụ n’ibe a.',
    failed: 'Ịkwụ ụgwọ emeghị',
    refunded: amount => `O meghị, eweghachiri ya. ${amount} alaghachila n’akpa ego naira gị.`,
    band: 'NA-ECHE',
    chips: { completed: 'Emezuola', pending: 'Na-eche', refunded: 'O meghị, eweghachiri' },
    for: 'Maka',
    from: 'Site n’aka',
    account: digits => `Wura, ${digits}`,
    total: 'Mkpokọta',
  },
  saleMessages: {
    downTitle: 'A pụghị ịzụ nke a ugbu a',
    down: 'Ụlọ ọrụ ahụ anaghị aza. Ewepụghị ihe ọ bụla n’akpa ego gị. Biko nwaa ọzọ na nkeji ole na ole.',
    stopped: 'Anyị akwụsịtụla ịkwụ ụgwọ ndị a. Ewepụghị ihe ọ bụla n’akpa ego gị. Biko bịaghachi mgbe e mesịrị.',
    off: 'Agbanyụrụ ọrụ a ebe a.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'Ụlọ ọrụ ahụ anabataghị ịkwụ ụgwọ ahụ.',
  sale_provider_short: 'Ụlọ ọrụ ahụ enweghị ike iresị anyị ugbu a.',
  sale_unavailable: 'Enweghị ike inweta ụlọ ọrụ ahụ ugbu a.',
  sale_destination_unknown: 'Ụlọ ọrụ ahụ amaghị nọmba a.',
  sale_amount_refused: 'Ụlọ ọrụ ahụ anaghị ere ego ole a.',
  sale_not_on_offer: 'Ụlọ ọrụ ahụ anaghịzi ere nke a.',
  sale_lookup_over: 'Nnyocha nọmba a agwụla oge.',
  sale_not_found: 'Ụlọ ọrụ ahụ emezughị ịkwụ ụgwọ ahụ.',
  sale_taken_back: 'Ụlọ ọrụ ahụ weghachiri ịkwụ ụgwọ ahụ.',
  naira_wallet_pays: 'A na-esi n’akpa ego naira gị akwụ ụgwọ.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
