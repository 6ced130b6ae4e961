import { catalogue, translatedPage } from '@wura/browser/messages';

export const feesMessages = catalogue({
  pageTitle: 'Fees',
  description: 'What every payment costs, from the same rules that price it.',
  title: 'Fees',
  lead: 'One set of rules prices the quote, the payment, the receipt and this page. There is no other fee.',
  since: (date: string) => `In force since ${date}`,
  kinds: {
    bank_transfer: {
      title: 'To a bank account',
      text: 'Any bank in Nigeria, by account number. The receiver gets exactly what you typed.',
    },
    intra_transfer: { title: 'To another Wura customer', text: 'By account number, at once.' },
    card_deposit: { title: 'Deposit by card', text: 'Naira, from ₦100, through the payment provider.' },
    account_deposit: { title: 'Deposit by bank transfer', text: 'To a bank account of your own.' },
    conversion: { title: 'Convert between your wallets', text: 'At the mid-market rate, held for 30 seconds.' },
    airtime: { title: 'Airtime', text: 'MTN, Airtel, Glo and 9mobile, from ₦50.' },
    data: { title: 'Data bundles', text: 'At the network’s own price.' },
    electricity: { title: 'Electricity', text: 'All distribution companies, from ₦100.' },
    tv: { title: 'Cable TV', text: 'DStv, GOtv and StarTimes, at the provider’s own price.' },
    virtual_card: {
      title: 'Virtual cards',
      text: 'Making one and putting money on it. From another currency, the price of an exchange.',
    },
    usdt_withdrawal: { title: 'USDT to an address on TRON', text: 'What the network takes, the same for any amount.' },
    usdt_deposit: { title: 'USDT received', text: 'To an address of your own.' },
    giftcards: { title: 'Gift cards', text: 'At the price you are shown, with nothing on top.' },
    water_purchase: { title: 'Water', text: 'The price includes the delivery.' },
  },
  shareText: (share: string) => `Out of the amount, VAT within it. To and from USDT ${share}.`,
  upTo: (to: string) => `Up to ${to}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  from: (from: string) => `From ${from}`,
  any: 'Any amount',
  amount: 'Amount',
  total: 'Total',
  free: 'Free',
  notesTitle: 'How to read it',
  notes: [
    'The amount is what arrives. Fees come on top and are shown before you confirm.',
    'Value added tax is charged on the fee alone, never on what you send.',
    'Stamp duty is the state’s. It is charged once, where the table shows it, and passed on in full.',
    'A payment that fails costs nothing: fee, tax and duty come back with it.',
  ] as readonly string[],
  sampleTitle: 'Other figures on these pages',
  sample:
    'Figures marked “Sample figures” elsewhere are examples and offer nothing. Where they differ from this page, this page holds.',
  print: 'Print',
});

translatedPage({ feesMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
