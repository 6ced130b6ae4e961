import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export default {
  addWalletMessages: {
    title: 'Fi àpamọ́wọ́ kún un',
    lead: 'Owó ìlú kọ̀ọ̀kan ní àpamọ́wọ́ kan tirẹ̀. Ṣíṣí rẹ̀ jẹ́ ọ̀fẹ́; yóò hàn lẹ́sẹ̀kẹsẹ̀, láìsí owó nínú rẹ̀.',
    currency: 'Owó ìlú',
    placeholder: 'Yan owó ìlú',
    search: 'Wá owó ìlú',
    close: 'Pa á',
    loading: 'Àwọn owó ìlú ń gbé...',
    failed: 'A kò lè gbé àwọn owó ìlú.',
    retry: 'Tún gbìyànjú',
    noMatch: query => `Kò sí owó ìlú tó bá “${query}” mu`,
    submit: 'Ṣí Àpamọ́wọ́',
    submitting: 'Ó ń ṣí àpamọ́wọ́...',
    done: name => `A ti ṣí àpamọ́wọ́ ${name}`,
    refused: 'A kò lè ṣí àpamọ́wọ́ náà. Jọ̀wọ́ tún gbìyànjú.',
    hasAll: 'O ti ní àpamọ́wọ́ nínú gbogbo owó ìlú tí a ń lò.',
  },
  balanceMessages: {
    hidden: 'A ti fi iye owó pamọ́',
  },
  walletListMessages: {
    failed: 'A kò lè mú àwọn àpamọ́wọ́ wá',
    retry: 'Tún gbìyànjú',
    dismiss: 'Gbé kúrò',
  },
  processingMessages: {
    slow: 'Èyí ń pẹ́ ju ti tẹ́lẹ̀ lọ. Owó rẹ wà láìléwu.',
    checking: 'Nẹ́tíwọ́ọ̀kì já. A ń yẹ ìfiránṣẹ́ yìí wò; má tún un fi ránṣẹ́.',
    mayLeave: 'O lè kúrò lójú ìwé yìí. Ìfiránṣẹ́ náà yóò hàn nínú àwọn ìdúnàádúrà rẹ bí ó bá ti wáyé.',
    checkingBill: 'Nẹ́tíwọ́ọ̀kì já. A ń yẹ ìsanwó yìí wò; má tún un san.',
    mayLeaveBill: 'O lè kúrò lójú ìwé yìí. Ìsanwó náà yóò hàn nínú àwọn ìdúnàádúrà rẹ bí ó bá ti wáyé.',
    toWallet: 'Lọ sí àpamọ́wọ́',
  },
  feeMessages: {
    fee: 'Owó iṣẹ́',
    noFee: 'Kò sí owó iṣẹ́',
  },
  amountMessages: {
    amount: 'Iye owó',
    balance: amount => `Iye tó kù: ${amount}`,
    useAll: 'Lo gbogbo rẹ̀',
  },
  priceMessages: {
    amount: 'Iye owó',
    total: 'Àpapọ̀ láti àpamọ́wọ́ náírà',
    leftAfter: amount => `${amount} ni yóò ṣẹ́kù`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'Owó kankan kò kúrò nínú àpamọ́wọ́ rẹ.',
    refunded: amount => `Ó kùnà, a ti dá owó padà. ${amount} ti padà sínú àpamọ́wọ́ náírà rẹ.`,
    reference: reference => `Ìtọ́kasí: ${reference}`,
    nothingSent: 'A kò fi ohunkóhun ránṣẹ́.',
    dismiss: 'Gbé kúrò',
  },
  paymentPageMessages: {
    back: 'Padà sí àpamọ́wọ́',
    backToForm: 'Padà sí fọ́ọ̀mù',
  },
  payeeRowMessages: {
    none: 'Àwọn tí o bá sanwó fún yóò wà níbí, títẹ̀ ẹ̀ẹ̀kan péré.',
    failed: 'A kò lè mú àwọn tí o máa ń sanwó fún wá.',
    retry: 'Tún gbìyànjú',
  },
  savedMessages: {
    edit: name => `Yí orúkọ ${name} padà`,
    nickname: 'Orúkọ tí o fún un',
    keep: 'Fi pamọ́',
    keeping: 'Ó ń fi pamọ́...',
    cancel: 'Fagilé',
    renameFailed: 'A kò lè yí orúkọ padà. Jọ̀wọ́ tún gbìyànjú.',
    remove: name => `Pa ${name} rẹ́`,
    removed: name => `A ti pa ${name} rẹ́`,
    undo: 'Dá a padà',
    removeFailed: name => `A kò lè pa ${name} rẹ́. Jọ̀wọ́ tún gbìyànjú.`,
    close: 'Pa á',
  },
  receiptMessages: {
    share: 'Pín rìsíìtì',
    download: 'Gba PDF',
    making: 'Ó ń múra...',
    saved: 'A ti fi rìsíìtì pamọ́ bí àwòrán',
    failed: 'A kò lè pèsè rìsíìtì náà. Jọ̀wọ́ tún gbìyànjú.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'Owó inú àpamọ́wọ́ yìí kò tó.',
  idempotency_mismatch: 'A ti lo Idempotency-Key yìí fún nǹkan mìíràn. A kò ṣe ohunkóhun.',
  outcome_unknown: 'A kò lè kan àkọsílẹ̀ wa. Yẹ àwọn ìdúnàádúrà rẹ wò kí o tó tún gbìyànjú.',
  payment_declined: 'Wọ́n kọ ìsanwó náà. Owó rẹ ti padà sínú àpamọ́wọ́ rẹ.',
  provider_unavailable: 'Iṣẹ́ yìí kò dáhùn báyìí. Jọ̀wọ́ tún gbìyànjú láìpẹ́.',
  payment_under_way: 'Ìsanwó kan náà ṣì ń lọ lọ́wọ́. Jọ̀wọ́ dúró títí yóò fi parí.',
  service_off: 'A ti pa iṣẹ́ yìí níbí.',
  wallet_exists: 'O ti ní àpamọ́wọ́ nínú owó ìlú yìí.',
  wallet_not_empty: 'Àpamọ́wọ́ tó ṣófo nìkan ni a lè pa. Kọ́kọ́ pààrọ̀ ohun tó wà nínú rẹ̀ tàbí fi ránṣẹ́.',
  wallet_has_pots: 'Àpamọ́wọ́ yìí ní ìkòkò ìfowópamọ́. Kọ́kọ́ pa wọ́n: owó wọn yóò padà sínú àpamọ́wọ́.',
  wallet_under_way: 'Owó àpamọ́wọ́ yìí ṣì wà lójú ọ̀nà. Pa á nígbà tí ìyẹn bá parí.',
  wallet_stays: 'Àpamọ́wọ́ náírà kò lè kúrò: òun ló ni nọ́ńbà àkáǹtì rẹ.',
  wallet_order_invalid: 'Ètò náà ń dárúkọ àwọn àpamọ́wọ́ rẹ, ẹ̀ẹ̀kan fún ọ̀kọ̀ọ̀kan',
  unsupported_currency: 'A kò tíì máa lo owó ìlú yìí.',
  wrong_currency: 'Àpamọ́wọ́ méjèèjì gbọ́dọ̀ jẹ́ owó ìlú kan náà.',
  history_being_sorted: 'Ìtàn ìdúnàádúrà rẹ gùn, a ṣì ń tò ó lẹ́sẹẹsẹ. Jọ̀wọ́ tún gbìyànjú ní ìṣẹ́jú kan.',
  currency_missing: 'Jọ̀wọ́ yan owó ìlú',
  transfer_to: ({ name }) => `Ìfiránṣẹ́ sí ${name}`,
  transfer_from: ({ name }) => `Ìfiránṣẹ́ láti ọ̀dọ̀ ${name}`,
  transfer_to_customer: 'Ìfiránṣẹ́ sí oníbàárà mìíràn',
  transfer_from_customer: 'Ìfiránṣẹ́ láti ọ̀dọ̀ oníbàárà mìíràn',
  provider_loss: 'A dá a padà, wọ́n sì tún ṣe é',
  opening_balance: 'Iye ìbẹ̀rẹ̀',
  pot_gave_way: ({ name }) => `A mú un jáde nínú ${name}, nítorí a béèrè pé kí owó tó wọlé fún ọ padà`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
