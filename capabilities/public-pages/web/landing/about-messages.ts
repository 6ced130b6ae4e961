import { catalogue, translatedPage } from '@wura/browser/messages';

export const aboutMessages = catalogue({
  title: 'About Wura',
  lead: 'Wura is Yoruba for gold. We build the wallet we wanted our own families to have.',
  storyTitle: 'How it began',
  story: [
    'Wura was founded in 2020, in the weeks when everyone in Nigeria learnt to pay by phone, and many learnt what “debited, not delivered” means. Three transfers of ours went missing in one week. Each came back, after days of calls.',
    'So we began at the other end: not with a card or an app, but with the books. Every kobo is written on two sides, every payment ends as completed or returned, and the customer sees which before they have to ask.',
  ] as readonly string[],
  missionTitle: 'Our mission',
  mission:
    'To let money move across borders and between neighbours with its whole cost in plain sight, and its whereabouts never in doubt.',
  visionTitle: 'Our vision',
  vision:
    'A Nigeria where the smallest shop gets paid like the largest bank: at once, in full, and with a receipt that anyone can check.',
  whyTitle: 'Why choose Wura',
  why: [
    {
      title: 'Innovation',
      text: 'An open ledger, firm quotes and receipts that prove themselves. Anyone may read how it works.',
    },
    {
      title: 'Security',
      text: '256-bit SSL and two-factor authentication in front, books that cannot be edited behind.',
    },
    {
      title: 'Global reach',
      text: 'Over 150 currencies in the world’s markets, 45+ countries, most transfers within minutes.',
    },
  ] as readonly { title: string; text: string }[],
  achievements: 'In figures',
  figures: {
    customers: { figure: '250K+', label: 'Customers' },
    uptime: { figure: '99.9%', label: 'Uptime' },
    awards: { figure: '15+', label: 'Awards' },
    countries: { figure: '45+', label: 'Countries' },
  },
});

export const teamMessages = catalogue({
  title: 'Trusted by 1,000+ customers, made by people',
  lead: 'Eight of us, and what we say when somebody asks why.',
  pause: 'Pause',
  resume: 'Play',
  carousel: 'The team',
  people: [
    {
      name: 'Ifẹ́ Adéyẹmí',
      position: 'Founder',
      quote: 'My mother sent money on a Friday and worried until Monday. That weekend is why we are here.',
    },
    {
      name: 'Chidinma Okeke',
      position: 'Product',
      quote: 'If a screen needs a help page, the screen is not finished.',
    },
    {
      name: 'Halima Ɗanladi',
      position: 'Compliance',
      quote: 'A rule is easier to keep when you can read it. So we print ours, with dates.',
    },
    {
      name: 'Tómiwá Balógun',
      position: 'Ledger',
      quote: 'Two numbers must agree every night. If they do not, I do not sleep either.',
    },
    {
      name: 'Ebiere Douglas',
      position: 'Customer care',
      quote: 'Nobody writes to us about money. They write about rent, school and hospital.',
    },
    {
      name: 'Yusuf Gambo',
      position: 'Security',
      quote: 'I assume the phone was stolen this morning, and work backwards.',
    },
    {
      name: 'Nkechi Umeh',
      position: 'Payments',
      quote: 'No answer from a bank is not a no. We ask again, and say that we are asking.',
    },
    {
      name: 'Osaze Aigbe',
      position: 'Design',
      quote: 'A kobo is small. On the screen it should still be readable in the sun.',
    },
  ] as readonly { name: string; position: string; quote: string }[],
});

export const questionsMessages = catalogue({
  title: 'Questions people ask first',
  more: 'Something else?',
  moreLink: 'Write to us',
  items: [
    {
      emoji: '💸',
      question: 'What does Wura cost?',
      answer:
        'Opening an account, deposits and virtual cards are free. Exchange costs from 0.5%, transfers from $2. What a payment costs today, on this service, is in the fee table.',
    },
    {
      emoji: '🌍',
      question: 'Which currencies can I hold?',
      answer:
        'Over 35 in wallets of their own, naira first. The market we quote knows over 150, fiat (USD, EUR, GBP, NGN) and crypto (BTC, ETH, USDT).',
    },
    {
      emoji: '⏱️',
      question: 'How long does a transfer take?',
      answer:
        'To another Wura customer, no time at all. International transfers arrive mostly within minutes, and within 24 hours when a bank takes its time. You see which before you send.',
    },
    {
      emoji: '🔒',
      question: 'Is my money safe?',
      answer:
        'The connection is protected with 256-bit SSL, sign-in with two-factor authentication, larger payments with your PIN. Behind them stand books that the database itself keeps from being edited.',
    },
    {
      emoji: '↩️',
      question: 'What happens when a payment fails?',
      answer:
        'The money is held until the other side says yes. If it says no, it is back in your wallet at once, by itself. While nobody knows, the payment says “pending”, whom we wait for, and until when.',
    },
    {
      emoji: '💳',
      question: 'How do virtual cards work?',
      answer:
        'You create a card in dollars or naira, fund it from a wallet and use it wherever Mastercard-style cards are taken online. A standard card is free. Freeze it or close it whenever you like; what is left on it returns.',
    },
    {
      emoji: '🏦',
      question: 'How do I add money?',
      answer:
        'By card from ₦100, or by transfer to a bank account of your own, which is free. Crypto arrives in 10 to 30 minutes. Your balance changes when the money is really there.',
    },
    {
      emoji: '💬',
      question: 'How do I reach a person?',
      answer:
        'By live chat, email or phone, 24/7. A first answer usually comes in under 2 hours, and every message gets a number that you can ask about.',
    },
  ] as readonly { emoji: string; question: string; answer: string }[],
});

export const tourMessages = catalogue({
  title: 'Wura in one minute',
  close: 'Close the tour',
  play: 'Play',
  pause: 'Pause',
  back: 'Previous',
  next: 'Next',
  step: (at: string, of: string) => `${at} of ${of}`,
  start: 'Get Started Free',
  scenes: {
    wallets: {
      title: 'Every currency has its own wallet',
      caption:
        'Naira is there from the first day. Add dollars, pounds or USDT when you need them; they are never mixed.',
    },
    send: {
      title: 'The name first, then the money',
      caption: 'Type an account number and see whose it is before you send. A wrong digit is caught here.',
    },
    review: {
      title: 'The whole cost on one screen',
      caption: 'Fee, VAT, stamp duty and total, each on its own line. The button says the amount.',
    },
    failed: {
      title: 'If it fails, it comes back',
      caption: 'Held, asked for, returned. The receipt says where the money was, second by second.',
    },
    bills: {
      title: 'Bills that leave a trace',
      caption: 'Electricity tokens, airtime and TV stay on the receipt, to be copied again whenever you need them.',
    },
  },
});

/** What stands on the pictures of the tour. */
export const sceneMessages = catalogue({
  naira: 'Naira wallet',
  dollars: 'Dollar wallet',
  tether: 'USDT wallet',
  bank: 'Bank',
  account: 'Account number',
  amount: 'Amount',
  fee: 'Fee',
  vat: 'VAT on the fee (7.5%)',
  duty: 'Stamp duty',
  total: 'Total from Naira wallet',
  send: (amount: string) => `Send ${amount}`,
  refunded: 'Failed, refunded',
  held: 'Held',
  refused: 'Refused by the network',
  returned: 'Returned',
  back: (amount: string) => `${amount} is back in your naira wallet`,
  provider: 'Provider',
  meter: 'Meter',
  token: 'Token',
  units: 'Units',
});

translatedPage(
  { aboutMessages, teamMessages, questionsMessages, tourMessages, sceneMessages },
  { fr: () => import('./about-messages.fr.ts'), es: () => import('./about-messages.es.ts') },
);
