import { catalogue, translatedPage } from '@wura/browser/messages';

export const featuresMessages = catalogue({
  pageTitle: 'Features',
  description:
    'Transfers, exchange, USDT, virtual cards, bill payments and deposits: what Wura does, how, and what it costs.',
  title: 'What Wura does',
  lead: 'Six things, each of them whole: with its cost before you confirm, and its end, good or bad, in plain words.',
  how: 'How it works',
  claims: 'What it costs, and how long it takes',
  what: 'What',
  cost: 'Cost',
  time: 'Time',
  good: 'Good to know',
  questions: 'Questions',
  others: 'The other five',
  start: 'Get Started Free',
  sampleWhy: 'What a payment really costs here stands in the fee table, made from the same rules that price it.',
  more: [
    {
      title: 'People who answer',
      text: '24/7 support by live chat, email and phone, with a first answer in under 2 hours.',
    },
    {
      title: 'A connection nobody reads',
      text: '256-bit SSL, two-factor authentication, and 99.9% of the time it is there.',
    },
    {
      title: 'For businesses, too',
      text: 'Business accounts with bulk payments, API integration and multi-user access, where whoever runs this service offers them.',
    },
  ] as readonly { title: string; text: string }[],
});

interface FeatureTexts {
  pageTitle: string;
  pitch: string;
  steps: readonly { title: string; text: string }[];
  claims: readonly { what: string; cost: string; time: string }[];
  notes: readonly string[];
  questions: readonly { question: string; answer: string }[];
  banner: string;
}

export const featurePages = catalogue({
  transfers: {
    pageTitle: 'Instant Transfers',
    pitch:
      'To any bank in Nigeria, and to every other Wura customer. Real-time FX rates, minimal fees, and the name of whoever gets it before it goes.',
    steps: [
      { title: 'Say who', text: 'Type the account number. The bank tells us whose it is, and we tell you.' },
      {
        title: 'See the whole cost',
        text: 'Fee, VAT and stamp duty each have a line. What arrives is exactly what you typed.',
      },
      {
        title: 'Follow it',
        text: 'Completed, pending or failed, in words. If it fails, the money is back before you ask.',
      },
    ],
    claims: [
      { what: 'To another Wura customer', cost: 'Free', time: 'At once' },
      { what: 'International transfer', cost: 'From $2', time: 'Mostly within minutes, up to 24 hours' },
      { what: 'A typical transfer', cost: '$2.50', time: 'Within minutes' },
    ],
    notes: [
      'A double press, or a connection that breaks while you send, still makes one transfer.',
      'A transfer that the other bank has not answered stays pending, with the time by which it will be sent or returned.',
      'Send money on a wrong account number? The name on the screen is there to stop it.',
    ],
    questions: [
      {
        question: 'Can I take a transfer back?',
        answer:
          'A transfer that has arrived is the receiver’s. One that is still pending is returned by itself if the bank refuses it.',
      },
      {
        question: 'What does the receiver see?',
        answer: 'Your name, the amount and your remark. Nothing else about you.',
      },
    ],
    banner: 'Send your first transfer',
  },
  exchange: {
    pageTitle: 'Exchange',
    pitch:
      'Naira, dollars, pounds and more, from one wallet to the other. The rate is the market’s, the fee is one line, and both are held for you while you decide.',
    steps: [
      {
        title: 'Choose two wallets',
        text: 'The one it leaves and the one it goes to. We say which wallets you have, and open the other.',
      },
      {
        title: 'Read the quote',
        text: 'Fee, rate and what you get, held for 30 seconds. A rate that moves never changes silently.',
      },
      {
        title: 'Confirm',
        text: 'Both sides are written in one entry, so nothing is ever on the way between your wallets.',
      },
    ],
    claims: [
      { what: 'Exchange between currencies', cost: 'From 0.5%', time: 'At once' },
      { what: 'To and from USDT', cost: '0.1%', time: 'At once' },
      {
        what: 'Currencies we quote',
        cost: 'Over 150, fiat (USD, EUR, GBP, NGN) and crypto (BTC, ETH, USDT)',
        time: 'Day and night',
      },
    ],
    notes: [
      'You can hold over 35 currencies, each in a wallet of its own.',
      'Without a fresh rate there is no exchange: we rather refuse than guess.',
      'The receipt shows the rate, the market’s own rate beside it, and the fee.',
    ],
    questions: [
      {
        question: 'Is there a spread?',
        answer: 'If whoever runs this service takes one, the quote shows it as a line. There is no other.',
      },
      {
        question: 'What if the rate moves while I decide?',
        answer:
          'Within 30 seconds you get the rate you saw. Afterwards there is a new quote, and it says that it is new.',
      },
    ],
    banner: 'Open your second currency',
  },
  usdt: {
    pageTitle: 'USDT wallet',
    pitch:
      'A stablecoin wallet beside your naira: store, send and receive USDT, with every address checked before anything leaves.',
    steps: [
      {
        title: 'Open it',
        text: 'One press, and you have an address of your own, with a QR code and its network by name.',
      },
      {
        title: 'Receive',
        text: 'We watch the chain and show each confirmation. It counts when it can no longer be undone.',
      },
      {
        title: 'Send',
        text: 'Paste an address; a mistyped one is caught. The first and last six letters are shown large.',
      },
    ],
    claims: [
      { what: 'Conversion to and from naira or dollars', cost: '0.1%', time: 'At once' },
      { what: 'Deposit in crypto', cost: '1.5%', time: '10–30 minutes' },
      { what: 'To another Wura customer', cost: 'Free', time: 'At once' },
    ],
    notes: [
      'TRON (TRC-20) only. What is sent on another network is lost, and the screen says so before it shows the address.',
      'A withdrawal on the chain pays a network fee, shown before you confirm. It cannot be reversed.',
      'Amounts are kept to six decimals and shown to four.',
    ],
    questions: [
      { question: 'Which networks can I use?', answer: 'TRON (TRC-20). An address of any other network is refused.' },
      {
        question: 'When is a deposit mine?',
        answer: 'After as many blocks as make it final. Until then it is listed as arriving.',
      },
    ],
    banner: 'Open a USDT wallet',
  },
  'credit-cards': {
    pageTitle: 'Virtual cards',
    pitch:
      'A Mastercard-style card for secure online payments: one for each subscription if you like, funded from naira or dollars, frozen in one press.',
    steps: [
      { title: 'Create it', text: 'Choose the wallet, the currency and the first amount. Your PIN makes the card.' },
      {
        title: 'Pay with it',
        text: 'Number and code are shown when you ask, for 30 seconds. They are never in a list and never stored by us.',
      },
      {
        title: 'Keep it in hand',
        text: 'Freeze it, top it up, close it. What is left on a closed card returns to your wallet.',
      },
    ],
    claims: [
      { what: 'Standard virtual card', cost: 'Free', time: 'In under a minute' },
      { what: 'Premium virtual card', cost: '$3 a month', time: 'In under a minute' },
      { what: 'Spending limit', cost: '$500.00', time: 'Per month' },
      {
        what: 'Physical card, where there is a card partner',
        cost: 'As the partner says',
        time: '7–14 business days after verification',
      },
    ],
    notes: [
      'Globally accepted online, wherever cards of this kind are.',
      'Track expenses as they happen: each payment and each refusal, with its reason.',
      'No minimum balance.',
    ],
    questions: [
      {
        question: 'What happens when a payment is declined?',
        answer: 'You are told why, and nothing is charged for it.',
      },
      {
        question: 'In which currency is the card?',
        answer: 'Dollars or naira. It can be funded from a wallet of another currency, at a quote you see first.',
      },
    ],
    banner: 'Create your first card',
  },
  bills: {
    pageTitle: 'Bill payments',
    pitch:
      'Airtime for all networks, data, electricity for all distribution companies, TV cable and satellite, and water. 24/7, and the receipt keeps what you paid for.',
    steps: [
      {
        title: 'Say whose',
        text: 'A phone, a meter or a smartcard. Of a meter or a smartcard we show the name: is this you?',
      },
      { title: 'Choose how much', text: 'An amount, a plan or a bouquet, at the provider’s own price.' },
      {
        title: 'Keep the proof',
        text: 'Electricity tokens stay on the receipt, in groups of four, to be copied again.',
      },
    ],
    claims: [
      { what: 'Airtime and data: MTN, Airtel, Glo, 9mobile', cost: 'Free', time: 'Within seconds' },
      { what: 'Electricity: all distribution companies', cost: 'Free', time: 'Token within a minute' },
      { what: 'TV: DStv, GOtv, StarTimes', cost: 'Free', time: 'Within a minute' },
    ],
    notes: [
      'Instant processing. When a provider is slow, the payment is pending and says so; it is delivered or returned.',
      'A number that was ported to another network still works: you choose the network.',
      'While an equal purchase is undecided, a second one is stopped.',
    ],
    questions: [
      {
        question: 'I paid and got no token. What now?',
        answer: 'We keep asking the company for it. If there is none, the money comes back by itself.',
      },
      {
        question: 'Can I pay for somebody else?',
        answer: 'Yes. Their number is enough; of a meter or a smartcard you see the name before you pay.',
      },
    ],
    banner: 'Pay your first bill',
  },
  deposit: {
    pageTitle: 'Deposits',
    pitch:
      'Add money by card from ₦100, by transfer to a bank account of your own, or in USDT. It counts when it is really there, and it counts once.',
    steps: [
      { title: 'Choose how', text: 'By card, by bank transfer or in crypto. The cost of each stands beside it.' },
      { title: 'Pay', text: 'Card details are typed at the payment provider, never here.' },
      {
        title: 'See it arrive',
        text: 'Your balance changes when the provider has confirmed it to us, even if you closed the window.',
      },
    ],
    claims: [
      { what: 'Card', cost: '2.9%', time: 'At once' },
      { what: 'Bank transfer', cost: 'Free', time: '1–3 days' },
      { what: 'Crypto', cost: '1.5%', time: '10–30 minutes' },
      { what: 'Digital wallets', cost: '3.5%', time: 'At once' },
    ],
    notes: [
      'The smallest deposit is ₦100.',
      'Window closed too early? If your bank charged you, the money arrives by itself.',
      'A different amount than announced is not guessed at: a person looks, and you get a case number.',
    ],
    questions: [
      {
        question: 'Is there a limit?',
        answer: 'It depends on how well we know you. Your limits, and how to raise them, are in your wallet.',
      },
      {
        question: 'Do you keep my card number?',
        answer: 'No. It goes to the payment provider and never through our servers.',
      },
    ],
    banner: 'Make your first deposit',
  },
} satisfies Record<string, FeatureTexts> as Record<
  'transfers' | 'exchange' | 'usdt' | 'credit-cards' | 'bills' | 'deposit',
  FeatureTexts
>);

translatedPage(
  { featuresMessages, featurePages },
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
);
