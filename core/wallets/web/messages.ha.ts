import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export default {
  addWalletMessages: {
    title: 'Ƙara walet',
    lead: 'Kowane nau’in kuɗi yana da walet ɗaya nasa. Buɗewa kyauta ne; yana bayyana nan take, da ragowar sifili.',
    currency: 'Nau’in kuɗi',
    placeholder: 'Zaɓi nau’in kuɗi',
    search: 'Nemi nau’in kuɗi',
    close: 'Rufe',
    loading: 'Ana loda nau’o’in kuɗi...',
    failed: 'Ba a iya loda nau’o’in kuɗi ba.',
    retry: 'Sake gwadawa',
    noMatch: query => `Babu nau’in kuɗin da ya dace da “${query}”`,
    submit: 'Buɗe walet',
    submitting: 'Ana buɗe walet...',
    done: name => `An buɗe walet na ${name}`,
    refused: 'Ba a iya buɗe walet ɗin ba. Ku sake gwadawa.',
    hasAll: 'Kuna da walet a kowane nau’in kuɗin da muke karɓa.',
  },
  balanceMessages: {
    hidden: 'An ɓoye ragowa',
  },
  walletListMessages: {
    failed: 'Ba a iya ɗauko walet ba',
    retry: 'Sake gwadawa',
    dismiss: 'Rufe',
  },
  processingMessages: {
    slow: 'Wannan ya fi yadda aka saba tsawo. Kuɗinku yana lafiya.',
    checking: 'Haɗin ya katse. Muna duba wannan turawa; kada ku sake turawa.',
    mayLeave: 'Kuna iya barin wannan shafi. Idan an yi turawar, za ta bayyana a hada-hadarku.',
    checkingBill: 'Haɗin ya katse. Muna duba wannan biya; kada ku sake biya.',
    mayLeaveBill: 'Kuna iya barin wannan shafi. Idan an yi biyan, zai bayyana a hada-hadarku.',
    toWallet: 'Je zuwa walet',
  },
  feeMessages: {
    fee: 'Caji',
    noFee: 'Babu caji',
  },
  amountMessages: {
    amount: 'Adadi',
    balance: amount => `Ragowa ${amount}`,
    useAll: 'Yi amfani da duka',
  },
  priceMessages: {
    amount: 'Adadi',
    total: 'Jimilla daga walet na naira',
    leftAfter: amount => `Za a rage ${amount}`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'Babu kuɗin da ya fita daga walet ɗinku.',
    refunded: amount => `Bai yi ba, an mayar. ${amount} ya koma walet ɗinku na naira.`,
    reference: reference => `Lambar bincike: ${reference}`,
    nothingSent: 'Ba a tura komai ba.',
    dismiss: 'Rufe',
  },
  paymentPageMessages: {
    back: 'Koma walet',
    backToForm: 'Koma fom',
  },
  payeeRowMessages: {
    none: 'Waɗanda kuka biya za su kasance a nan, da dannawa ɗaya kacal.',
    failed: 'Ba a iya ɗauko waɗanda kuke biya ba.',
    retry: 'Sake gwadawa',
  },
  savedMessages: {
    edit: name => `Sake wa ${name} suna`,
    nickname: 'Sunan da kuka zaɓa',
    keep: 'Adana',
    keeping: 'Ana adanawa...',
    cancel: 'Soke',
    renameFailed: 'Ba a iya sake sunan ba. Ku sake gwadawa.',
    remove: name => `Goge ${name}`,
    removed: name => `An goge ${name}`,
    undo: 'Mayar',
    removeFailed: name => `Ba a iya goge ${name} ba. Ku sake gwadawa.`,
    close: 'Rufe',
  },
  receiptMessages: {
    share: 'Raba rasit',
    download: 'Sauke PDF',
    making: 'Ana shiryawa...',
    saved: 'An adana rasit a matsayin hoto',
    failed: 'Ba a iya shirya rasit ɗin ba. Ku sake gwadawa.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'Kuɗin da ke wannan walet bai isa ba.',
  idempotency_mismatch: 'An riga an yi amfani da wannan Idempotency-Key don wani abu. Ba a yi komai ba.',
  outcome_unknown: 'Mun rasa haɗi da bayananmu. Ku duba hada-hadarku kafin ku sake gwadawa.',
  payment_declined: 'An ƙi karɓar biyan. Kuɗinku ya koma walet ɗinku.',
  provider_unavailable: 'Wannan hidima ba ta amsawa yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  payment_under_way: 'Ana cikin yin wannan biya. Ku jira sai ya ƙare.',
  service_off: 'An kashe wannan hidima a nan.',
  wallet_exists: 'Kuna da walet na wannan nau’in kuɗi tuni.',
  wallet_not_empty: 'Walet da babu komai a ciki ne kaɗai ake rufewa. Ku canza ko ku tura abin da ke ciki tukuna.',
  wallet_has_pots: 'Wannan walet yana da aljihuna. Ku rufe su tukuna: kuɗinsu zai koma walet ɗin.',
  wallet_under_way: 'Kuɗin wannan walet yana kan hanya har yanzu. Ku rufe shi idan ya ƙare.',
  wallet_stays: 'Ba a rufe walet na naira: lambar asusunku tasa ce.',
  wallet_order_invalid: 'Jerin yana ambaton walet ɗinku, kowanne sau ɗaya',
  unsupported_currency: 'Ba mu karɓar wannan nau’in kuɗi tukuna.',
  wrong_currency: 'Dole walet biyun su kasance na nau’in kuɗi ɗaya.',
  history_being_sorted: 'Tarihin walet ɗinku yana da tsawo, har yanzu muna jera shi. Ku sake gwadawa bayan minti ɗaya.',
  currency_missing: 'Ku zaɓi nau’in kuɗi',
  transfer_to: ({ name }) => `An tura wa ${name}`,
  transfer_from: ({ name }) => `An karɓa daga ${name}`,
  transfer_to_customer: 'An tura wa wani abokin hulɗa',
  transfer_from_customer: 'An karɓa daga wani abokin hulɗa',
  provider_loss: 'An mayar da kuɗin, kuma an aiwatar daga baya',
  opening_balance: 'Ragowar farko',
  pot_gave_way: ({ name }) => `An cire daga ${name}, domin an nemi a mayar da kuɗin da kuka karɓa`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
