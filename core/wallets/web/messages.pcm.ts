import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export default {
  addWalletMessages: {
    title: 'Add wallet',
    lead: 'Each currency get one wallet of him own. To open one na free; e go show now now, with zero balance.',
    currency: 'Currency',
    placeholder: 'Choose currency',
    search: 'Search currencies',
    close: 'Close',
    loading: 'Currencies dey load...',
    failed: 'Currencies no gree load.',
    retry: 'Try again',
    noMatch: query => `No currency resemble “${query}”`,
    submit: 'Create Wallet',
    submitting: 'Wallet dey create...',
    done: name => `${name} wallet don open`,
    refused: 'We no fit create di wallet. Abeg try again.',
    hasAll: 'You don get wallet for every currency wey we dey support.',
  },
  balanceMessages: {
    hidden: 'Balance dey hidden',
  },
  walletListMessages: {
    failed: 'We no fit bring your wallets',
    retry: 'Try again',
    dismiss: 'Dismiss',
  },
  processingMessages: {
    slow: 'Dis one dey take pass as e dey take before. Your money dey safe.',
    checking: 'Network cut. We dey check dis transfer; no send am again.',
    mayLeave: 'You fit comot from dis page. Di transfer go show for your transactions if e go.',
    checkingBill: 'Network cut. We dey check dis payment; no pay again.',
    mayLeaveBill: 'You fit comot from dis page. Di payment go show for your transactions if e go.',
    toWallet: 'Go wallet',
  },
  feeMessages: {
    fee: 'Charge',
    noFee: 'No charge',
  },
  amountMessages: {
    amount: 'Amount',
    balance: amount => `Balance ${amount}`,
    useAll: 'Use all',
  },
  priceMessages: {
    amount: 'Amount',
    total: 'Total from Naira wallet',
    leftAfter: amount => `${amount} go remain`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'No money comot from your wallet.',
    refunded: amount => `E fail, money don return. ${amount} don dey back for your naira wallet.`,
    reference: reference => `Reference: ${reference}`,
    nothingSent: 'We no send anything.',
    dismiss: 'Dismiss',
  },
  paymentPageMessages: {
    back: 'Back to wallet',
    backToForm: 'Back to di form',
  },
  payeeRowMessages: {
    none: 'People wey you pay go dey here, so you go just press once.',
    failed: 'We no fit bring people wey you dey pay.',
    retry: 'Try again',
  },
  savedMessages: {
    edit: name => `Change di name of ${name}`,
    nickname: 'Your own name for am',
    keep: 'Save',
    keeping: 'E dey save...',
    cancel: 'Cancel',
    renameFailed: 'We no fit change di name. Abeg try again.',
    remove: name => `Delete ${name}`,
    removed: name => `${name} don delete`,
    undo: 'Undo',
    removeFailed: name => `We no fit delete ${name}. Abeg try again.`,
    close: 'Close',
  },
  receiptMessages: {
    share: 'Share receipt',
    download: 'Download PDF',
    making: 'We dey prepare am...',
    saved: 'Receipt don save as picture',
    failed: 'We no fit prepare di receipt. Abeg try again.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'Money no reach for dis wallet.',
  idempotency_mismatch: 'You don use dis Idempotency-Key for another thing. We no do anything.',
  outcome_unknown: 'We lose contact with our records. Check your transactions before you try again.',
  payment_declined: 'Dem reject di payment. Your money don dey back for your wallet.',
  provider_unavailable: 'Dis service no dey answer right now. Abeg try again just now.',
  payment_under_way: 'Di same payment still dey go. Abeg wait make e finish.',
  service_off: 'Dis service dey off here.',
  wallet_exists: 'You get wallet for dis currency already.',
  wallet_not_empty: 'Na only empty wallet fit close. Convert or send wetin dey inside first.',
  wallet_has_pots: 'Dis wallet get pots. Close dem first: dia money go return to di wallet.',
  wallet_under_way: 'Money of dis wallet still dey road. Close am once dat one finish.',
  wallet_stays: 'Naira wallet go stay: your account number dey inside.',
  wallet_order_invalid: 'Di order must name your own wallets, each one time',
  unsupported_currency: 'We never dey support dis currency.',
  wrong_currency: 'Di two wallets must hold di same currency.',
  history_being_sorted: 'Your history long well well, and we still dey arrange am. Abeg try again after one minute.',
  currency_missing: 'Abeg choose currency',
  transfer_to: ({ name }) => `Transfer to ${name}`,
  transfer_from: ({ name }) => `Transfer from ${name}`,
  transfer_to_customer: 'Transfer to anoda customer',
  transfer_from_customer: 'Transfer from anoda customer',
  provider_loss: 'We give am back, but dem still do am',
  opening_balance: 'Opening balance',
  pot_gave_way: ({ name }) => `E comot from ${name}, because dem ask make money wey you receive go back`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
