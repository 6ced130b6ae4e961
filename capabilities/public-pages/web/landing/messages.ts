import { catalogue, translatedPage } from '@wura/browser/messages';

export const landingMessages = catalogue({
  pageTitle: 'Wura, a digital wallet for Nigeria',
  description:
    'Hold naira, dollars and over 35 currencies, send to any bank in Nigeria and pay every bill at home. The full cost is on the screen before you confirm.',
  notFound: 'That page was not found. This is the start.',
  dismiss: 'Dismiss',
});

export const heroMessages = catalogue({
  badge: {
    home: 'Made for money in Nigeria',
    NG: 'Made for money in Nigeria',
    US: 'Made for Nigerians in the US',
    GB: 'Made for Nigerians in the UK',
    CA: 'Made for Nigerians in Canada',
    AU: 'Made for Nigerians in Australia',
    DE: 'Made for Nigerians in Germany',
    FR: 'Made for Nigerians in France',
    GH: 'Made for Nigerians in Ghana',
    KE: 'Made for Nigerians in Kenya',
    ZA: 'Made for Nigerians in South Africa',
  },
  title: ['Naira here.', 'Dollars there.', 'One wallet.'] as readonly string[],
  lead: 'Hold over 35 currencies, send to any bank in Nigeria, and pay every bill at home. You see the full fee before anything leaves your wallet.',
  start: 'Get Started Free',
  demo: 'Watch Demo',
  counters: { users: 'Users', transactions: 'Transactions', countries: 'Countries' },
  paid: 'Kemi paid you',
  paidFor: 'Design work, invoice 14',
});

export const exchangeMessages = catalogue({
  title: 'Exchange',
  sample: 'Sample rate',
  live: (when: string, source: string) => `Rate of ${when}, ${source}`,
  simulated: (when: string) => `Sandbox rate of ${when}`,
  give: 'You convert',
  from: 'From',
  get: 'You get',
  to: 'To',
  fee: (percent: string) => `Fee, ${percent}`,
  converted: 'We convert',
  rate: 'Rate, held for 30 seconds',
  arrives: 'In your other wallet at once. No hidden spread.',
  start: 'Get started',
  wrong: 'Enter an amount, such as 500,000.',
});

export const gridMessages = catalogue({
  title: 'Everything your money has to do, on one cloth',
  lead: 'Adire cloth is a grid of signs. We gave every part of the wallet one of its own.',
  texts: {
    transfers:
      'Send to any Nigerian bank or Wura account. Real-time FX rates, minimal fees, and the fee is on the screen before you confirm.',
    exchange: 'Move between naira, dollars, pounds and more. From 0.5%, at a rate we hold for you while you decide.',
    usdt: 'Store, send and receive stablecoins next to your naira. Every address is checked before anything leaves.',
    'credit-cards':
      'Secure online payments with a separate card for every subscription. Freeze it, top it up, or close it in one tap.',
    bills:
      'Airtime for all networks, electricity for all distribution companies, TV cable and satellite. Tokens stay where you can find them.',
    deposit: 'Add money by card from ₦100, or by bank transfer. It lands in your naira wallet, once and only once.',
  },
});

export const currenciesMessages = catalogue({
  title: 'One account, over 35 currencies',
  text: 'Get paid in dollars, keep some in euros, spend in naira. Each balance has its own wallet, and you move between them when the rate suits you.',
  names: {
    USD: 'US dollar',
    NGN: 'Nigerian naira',
    KES: 'Kenyan shilling',
    CAD: 'Canadian dollar',
    EUR: 'Euro',
  },
  primary: 'Primary',
  main: 'Main balance',
  worth: (dollars: string) => `about ${dollars}`,
  more: '25 more currencies when you need them',
});

export const cardMessages = catalogue({
  title: 'A card that works where you shop',
  text: 'Accepted by shops online across the world. Create one in under a minute and fund it from naira or dollars.',
  points: ['Globally accepted', 'Track expenses as they happen', 'No minimum balance'] as readonly string[],
  kind: 'Virtual, USD',
  name: 'Name',
  expires: 'Expires',
  holder: 'Adaeze Nwosu',
  spent: 'Spent this month',
  limit: 'Limit',
  picture: 'A sample virtual card: 310 dollars of its 500 dollar limit are spent.',
});

export const ratesMessages = catalogue({
  title: 'The rate and the fee, before you decide',
  lead: 'The rate comes from the market and the fee from a table that anyone can read. What the screen says is what you pay, to the kobo.',
  board: 'What one unit is worth in naira',
  sample: 'Sample rates',
  live: (when: string, source: string) => `Rates of ${when}, ${source}`,
  simulated: (when: string) => `Sandbox rates of ${when}`,
  calculator: 'What a payment costs',
  kind: 'I want to',
  kinds: {
    bank_transfer: 'send to a bank account',
    intra_transfer: 'send to another Wura customer',
    card_deposit: 'add money by card',
  },
  amount: 'Amount in naira',
  arrives: 'Arrives',
  free: 'No fee',
  total: 'Leaves your wallet',
  table: 'The whole fee table',
  failed: 'The fee could not be worked out right now.',
  wrong: 'Enter an amount, such as 25,000.',
});

export const safetyMessages = catalogue({
  title: 'When a payment fails, the money comes back by itself',
  lead: 'Money is held before it is sent and leaves for good only when the other side says yes. Nobody has to write to us to get it back.',
  receipt: 'Airtime, 0803 555 0142',
  amount: 'Failed, refunded',
  steps: [
    { time: '14:06:02', title: 'Held', text: 'It left your balance, and nobody has it yet.' },
    { time: '14:06:12', title: 'Pending', text: 'The network has not answered. We keep asking; do not send again.' },
    { time: '14:06:17', title: 'Refused', text: 'The network said no.' },
    { time: '14:06:17', title: 'Returned', text: 'Back in your naira wallet, and on the receipt.' },
  ] as readonly { time: string; title: string; text: string }[],
  sample: 'A sample payment',
  points: [
    {
      title: 'Books that balance',
      text: 'Every payment is written once, on both sides, and never edited. The database itself refuses an entry that does not sum to zero.',
    },
    {
      title: 'Once means once',
      text: 'A double press, a lost connection, a message that comes twice: the payment is still made one time.',
    },
    {
      title: 'A PIN that locks',
      text: 'Five wrong tries lock it for every device. It is never written into a log, not even scrambled.',
    },
    { title: 'Your sessions, listed', text: 'See each device that is signed in, and sign it out from here.' },
  ] as readonly { title: string; text: string }[],
});

export const openMessages = catalogue({
  title: 'Nothing to take on trust',
  statusTitle: 'Is Wura up?',
  statusText: 'Asked by your own browser when you came here, not by us some time ago.',
  statusLink: 'Service status',
  sourceTitle: 'Read it, run it, change it',
  sourceText:
    'Wura is open source under Apache 2.0. A co-operative, a school or a bank can run its own on one machine, with its own name, and keep its own books.',
  comment: 'the whole product, from an empty folder',
  ready: 'Ready on http://127.0.0.1:3000',
});

export const bannerMessages = catalogue({
  heading: 'Ready to get started',
  description: 'Set up and Save money on your transfers with the product',
  button: 'Get started Now',
});

translatedPage(
  {
    landingMessages,
    heroMessages,
    exchangeMessages,
    gridMessages,
    currenciesMessages,
    cardMessages,
    ratesMessages,
    safetyMessages,
    openMessages,
    bannerMessages,
  },
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
);
