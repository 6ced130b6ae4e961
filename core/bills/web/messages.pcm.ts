import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Network',
    looksLike: (likely, chosen) => `Dis one resemble ${likely} number. Continue if e don move go ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Phone number',
    helper: '11 digits, like 0803 123 4567',
    useMine: 'Use my number',
  },
  billMessages: {
    next: 'Continue',
    pricing: 'We dey calculate di price...',
    priceFailed: 'We no fit calculate di price.',
    notDebited: 'No money comot from your wallet.',
    openWallet: 'Open one with deposit',
    summary: 'Summary',
    for: 'For',
    notYet: '—',
    nothingSentText: 'We ask for half minute, and di payment no ever reach us. You fit pay again.',
  },
  reviewMessages: {
    steps: 'Step 2 of 3: check am',
    paying: 'You dey pay',
    arrives: 'E go reach',
    usually: 'E no dey pass 1 minute',
    pay: amount => `Pay ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `We dey pay ${amount} for ${what}`,
    delivered: (biller, time) => `${biller} confirm am for ${time}`,
    pending: 'Payment dey pending',
    pendingBy: (biller, by) =>
      `E dey pending. ${biller} never answer. E go either reach or return by ${by}. No pay again.`,
    pendingPlain: biller => `E dey pending. ${biller} never answer. We go tell you. No pay again.`,
    mayLeave: 'You fit comot from dis page.',
    failed: 'Payment no go through',
    refunded: amount => `E fail, money don return. ${amount} don dey back for your naira wallet.`,
    band: 'E DEY PENDING',
    chips: { completed: 'Complete', pending: 'Pending', refunded: 'E fail, money return' },
    for: 'For',
    from: 'From',
    account: digits => `Wura, ${digits}`,
    total: 'Total',
  },
  saleMessages: {
    downTitle: 'You no fit buy dis one right now',
    down: 'Di provider no dey answer. We no take anything from your wallet. Abeg try again in few minutes.',
    stopped: 'We don pause dis payments. We no take anything from your wallet. Abeg come back later.',
    off: 'Dis service dey off here.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'Di provider no accept di payment.',
  sale_provider_short: 'Di provider no fit sell to us for now.',
  sale_unavailable: 'We no fit reach di provider for now.',
  sale_destination_unknown: 'Di provider no sabi dis number.',
  sale_amount_refused: 'Di provider no dey sell dis amount.',
  sale_not_on_offer: 'Di provider no dey sell dis one again.',
  sale_lookup_over: 'Di check of dis number don expire.',
  sale_not_found: 'Di provider no do di payment.',
  sale_taken_back: 'Di provider collect di payment back.',
  naira_wallet_pays: 'Na your naira wallet dey pay bills.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
