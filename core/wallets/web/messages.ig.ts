import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export default {
  addWalletMessages: {
    title: 'Tinye akpa ego',
    lead: 'Ụdị ego ọ bụla nwere otu akpa ego nke ya. Imepe ya bụ n’efu; ọ na-apụta ozugbo, ego dị ya bụ efu.',
    currency: 'Ụdị ego',
    placeholder: 'Họrọ ụdị ego',
    search: 'Chọọ ụdị ego',
    close: 'Mechie',
    loading: 'Na-ebubata ụdị ego...',
    failed: 'Enweghị ike ibubata ụdị ego.',
    retry: 'Nwaa ọzọ',
    noMatch: query => `O nweghị ụdị ego dabara na “${query}”`,
    submit: 'Mepee akpa ego',
    submitting: 'Na-emepe akpa ego...',
    done: name => `Emepeela akpa ego ${name}`,
    refused: 'Enweghị ike imepe akpa ego. Biko nwaa ọzọ.',
    hasAll: 'Ị nwere akpa ego n’ụdị ego niile anyị na-anabata.',
  },
  balanceMessages: {
    hidden: 'Ezoro ego fọdụrụ',
  },
  walletListMessages: {
    failed: 'Enweghị ike iweta akpa ego',
    retry: 'Nwaa ọzọ',
    dismiss: 'Mechie',
  },
  processingMessages: {
    slow: 'Nke a na-ewe ogologo oge karịa ka ọ na-adị. Ego gị nọ n’udo.',
    checking: 'Njikọ anyị kwụsịrị. Anyị na-elele mbufe a; ezigala ọzọ.',
    mayLeave: 'Ị nwere ike ịpụ n’ibe a. Mbufe ahụ ga-apụta n’azụmahịa gị ma ọ bụrụ na emere ya.',
    checkingBill: 'Njikọ anyị kwụsịrị. Anyị na-elele ịkwụ ụgwọ a; akwụla ọzọ.',
    mayLeaveBill: 'Ị nwere ike ịpụ n’ibe a. Ịkwụ ụgwọ ahụ ga-apụta n’azụmahịa gị ma ọ bụrụ na emere ya.',
    toWallet: 'Gaa n’akpa ego',
  },
  feeMessages: {
    fee: 'Ego ọrụ',
    noFee: 'Ego ọrụ adịghị',
  },
  amountMessages: {
    amount: 'Ego ole',
    balance: amount => `Fọdụrụ ${amount}`,
    useAll: 'Jiri ya niile',
  },
  priceMessages: {
    amount: 'Ego ole',
    total: 'Mkpokọta site n’akpa ego naira',
    leftAfter: amount => `${amount} ga-afọdụ`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'O nweghị ego pụrụ n’akpa ego gị.',
    refunded: amount => `O meghị, eweghachiri ya. ${amount} alaghachila n’akpa ego naira gị.`,
    reference: reference => `Nọmba ntụaka: ${reference}`,
    nothingSent: 'Ezipụghị ihe ọ bụla.',
    dismiss: 'Mechie',
  },
  paymentPageMessages: {
    back: 'Laghachi n’akpa ego',
    backToForm: 'Laghachi na fọm',
  },
  payeeRowMessages: {
    none: 'Ndị ị kwụrụ ụgwọ ga-anọ ebe a, otu mpị ka ọ ga-ewe.',
    failed: 'Enweghị ike iweta ndị ị na-akwụ ụgwọ.',
    retry: 'Nwaa ọzọ',
  },
  savedMessages: {
    edit: name => `Gbanwee aha ${name}`,
    nickname: 'Aha nke gị',
    keep: 'Chekwaa',
    keeping: 'Na-echekwa...',
    cancel: 'Kagbuo',
    renameFailed: 'Enweghị ike ịgbanwe aha. Biko nwaa ọzọ.',
    remove: name => `Hichapụ ${name}`,
    removed: name => `Ehichapụla ${name}`,
    undo: 'Megharịa azụ',
    removeFailed: name => `Enweghị ike ihichapụ ${name}. Biko nwaa ọzọ.`,
    close: 'Mechie',
  },
  receiptMessages: {
    share: 'Kesaa rịsịtị',
    download: 'Budata PDF',
    making: 'Na-akwado...',
    saved: 'Echekwara rịsịtị dị ka foto',
    failed: 'Enweghị ike ịkwado rịsịtị. Biko nwaa ọzọ.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'Ego dị n’akpa ego a ezughị.',
  idempotency_mismatch: 'Ejirila Idempotency-Key a mee ihe ọzọ. Emeghị ihe ọ bụla.',
  outcome_unknown: 'Anyị na ndekọ anyị kwụsịrị ịkpakọrịta. Lelee azụmahịa gị tupu ị nwaa ọzọ.',
  payment_declined: 'Ajụrụ ịkwụ ụgwọ a. Ego gị alaghachila n’akpa ego gị.',
  provider_unavailable: 'Ọrụ a anaghị aza ugbu a. Biko nwaa ọzọ n’oge na-adịghị anya.',
  payment_under_way: 'A ka na-eme otu ịkwụ ụgwọ a. Biko chere ruo mgbe ọ gwụrụ.',
  service_off: 'Agbanyụrụ ọrụ a ebe a.',
  wallet_exists: 'Ị nwerelarị akpa ego n’ụdị ego a.',
  wallet_not_empty: 'Naanị akpa ego tọgbọrọ chakoo ka a pụrụ imechi. Buru ụzọ gbanwee ma ọ bụ zipụ ihe dị n’ime ya.',
  wallet_has_pots: 'Akpa ego a nwere ite ego. Buru ụzọ mechie ha: ego ha ga-alaghachi n’akpa ego.',
  wallet_under_way: 'Ego akpa ego a ka nọ n’ụzọ. Mechie ya mgbe nke ahụ gwụrụ.',
  wallet_stays: 'Akpa ego naira anaghị emechi: nọmba akaụntụ gị bụ nke ya.',
  wallet_order_invalid: 'Usoro na-akpọ akpa ego gị, nke ọ bụla otu ugboro',
  unsupported_currency: 'Anyị anaghị anabata ụdị ego a ugbu a.',
  wrong_currency: 'Akpa ego abụọ ahụ ga-abụ otu ụdị ego.',
  history_being_sorted: 'Akụkọ azụmahịa gị dị ogologo, anyị ka na-ahazi ya. Biko nwaa ọzọ n’otu nkeji.',
  currency_missing: 'Biko họrọ ụdị ego',
  transfer_to: ({ name }) => `Ezigara ${name}`,
  transfer_from: ({ name }) => `Esi n’aka ${name} nata`,
  transfer_to_customer: 'Ezigara onye ahịa ọzọ',
  transfer_from_customer: 'Esi n’aka onye ahịa ọzọ nata',
  provider_loss: 'Eweghachiri ya, e mechaakwa mezuo ya',
  opening_balance: 'Ego mmalite',
  pot_gave_way: ({ name }) => `Ewepụrụ na ${name}, n’ihi na a rịọrọ ka eweghachi ego batara gị`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
