import type { Reply, Script } from './refusing-server.ts';

// What each adapter that moves money does, in the words of who is behind it: how they say yes, no, that they have it already
// and that they do not. Past 300 lines because it is one table.

/** What an adapter has understood. */
export interface Understood {
  readonly outcome: string;
  readonly isDone?: boolean;
}

type Ask = (adapter: any, until: AbortSignal) => Promise<Understood>;

export interface MoneyDeed {
  /** `paystack bank_payouts`: the vendor, and the port that it offers. */
  readonly of: string;
  /** Where one port does several things. */
  readonly what?: string;
  readonly ask: Ask;
  /** The call that may move money, and what comes before it. */
  readonly at: string;
  readonly before?: Script;
  readonly yes: Reply;
  /** A no in words that they have told us of. None: nothing that they say is one. */
  readonly no?: Reply;
  readonly inOtherWords: Reply;
  /** None: nothing of ours names what is asked, so that it is asked once. */
  readonly isThere?: Reply;
  /** About something else, however much of a yes it is. */
  readonly lies: Readonly<Record<string, Reply>>;
  /** Their refusal of anything, under this status. */
  readonly refusing: (status: number) => Reply;
  readonly lookUp?: LookUp;
}

export interface LookUp {
  readonly at: string;
  readonly ask: Ask;
  readonly done: Reply;
  readonly none: Reply;
  readonly lies: Readonly<Record<string, Reply>>;
}

const createdAt = new Date('2026-11-27T09:00:00Z');
const phone = '08139011943';
const network = 'mtn';
const rules = '2026-01-01';

const payable = (reference: string, amountMinor: bigint, details: object, currency = 'NGN') => ({
  reference,
  amountMinor,
  currency,
  providerReference: null,
  createdAt,
  details: { reference, rules, ...details },
});
const send =
  (payment: object): Ask =>
  (adapter, until) =>
    adapter.send(payment, until);
const find =
  (payment: object): Ask =>
  (adapter, until) =>
    adapter.find(payment, until);

// Paystack

const ofPaystack = (data: object): Reply => ({ body: { status: true, message: 'x', data } });
const notPaystack = (message: string, status = 400): Reply => ({ status, body: { status: false, message } });
const refusingPaystack = (status: number) =>
  notPaystack(status === 404 ? 'Not Found' : 'Something stood in the way', status);

const transferName = 'wur_acv9f3kx2m7t1qhz';
const moved = {
  reference: transferName,
  amount: 100_000,
  currency: 'NGN',
  status: 'success',
  transfer_code: 'TRF_1',
};
const transferLies = {
  'another reference': ofPaystack({ ...moved, reference: 'wur_somebody_elses_ref' }),
  'a kobo less': ofPaystack({ ...moved, amount: 99_999 }),
  'another currency': ofPaystack({ ...moved, currency: 'USD' }),
  'an amount with an exponent in a text': ofPaystack({ ...moved, amount: '1e5' }),
  'an amount that is no whole number': ofPaystack({ ...moved, amount: 100_000.5 }),
  'less than nothing': ofPaystack({ ...moved, amount: -100_000 }),
};
const transfer = payable(transferName, 100_000n, {
  accountName: 'TOLU ROBERT',
  accountNumber: '0123456789',
  bankCode: '058',
  bankName: 'GTBank',
  remarks: '',
});

const refunded = (of: number, amount = 100_000) =>
  ofPaystack({ id: 7, transaction: of, amount, currency: 'NGN', status: 'processed' });
const refund = { reference: 'DEP_1', providerReference: '11', amountMinor: 100_000n, note: 'x' };

const paystack: readonly MoneyDeed[] = [
  {
    of: 'paystack bank_payouts',
    ask: send(transfer),
    before: { 'POST /transferrecipient': ofPaystack({ recipient_code: 'RCP_1' }) },
    at: 'POST /transfer',
    yes: ofPaystack(moved),
    no: notPaystack('Your balance is not enough to fulfil this request'),
    inOtherWords: notPaystack('Transfer could not be completed'),
    isThere: notPaystack('Please provide a unique reference. Reference already exists on a transfer'),
    lies: transferLies,
    refusing: refusingPaystack,
    lookUp: {
      at: 'GET /transfer/verify/',
      ask: find(transfer),
      done: ofPaystack(moved),
      none: notPaystack('Transfer not found', 404),
      lies: transferLies,
    },
  },
  {
    of: 'paystack bank_payouts',
    what: 'naming whom it is for',
    ask: send(transfer),
    at: 'POST /transferrecipient',
    before: { 'POST /transfer': ofPaystack(moved), 'GET /transfer/verify/': notPaystack('Transfer not found', 404) },
    yes: ofPaystack({ recipient_code: 'RCP_1' }),
    no: notPaystack('Could not resolve account name. Check parameters or try again.', 422),
    // No money leaves before they have named the receiver.
    inOtherWords: notPaystack('This account cannot be named'),
    lies: { 'no name': ofPaystack({}) },
    refusing: refusingPaystack,
  },
  {
    of: 'paystack card_payments',
    what: 'giving a payment back',
    ask: adapter => adapter.refund(refund),
    at: 'POST /refund',
    yes: refunded(11),
    // Held against their list before it is believed, by who asks.
    no: notPaystack('Refunds are not available for this transaction'),
    inOtherWords: notPaystack('This is not possible'),
    isThere: notPaystack('A refund of this transaction is in progress'),
    lies: {
      'another payment': refunded(12),
      'a kobo less': refunded(11, 99_999),
      'less than nothing': refunded(11, -1),
    },
    refusing: refusingPaystack,
    lookUp: {
      at: 'GET /refund',
      ask: adapter => adapter.refundsOf('11'),
      done: ofPaystack([{ id: 7, transaction: 11, amount: 100_000, currency: 'NGN', status: 'processed' }]),
      none: ofPaystack([]),
      lies: {
        'less than nothing': ofPaystack([{ id: 7, transaction: 11, amount: -5, currency: 'NGN', status: 'processed' }]),
      },
    },
  },
];

// Squad

const ofSquad = (data: object): Reply => ({ body: { status: 200, success: true, message: 'Success', data } });
const notSquad = (message: string, status = 400): Reply => ({
  status,
  body: { status, success: false, message, data: {} },
});
const refusingSquad = (status: number) => notSquad(status === 404 ? 'Not found' : 'Something stood in the way', status);
const squadList = (...rows: object[]) => ofSquad({ count: rows.length, rows });
const squadListAt = 'GET /vending/transactions';

const vend = (fields: object) => ({
  reference: 'app_1',
  amount: '5000.00',
  phone_number: phone,
  status: 'success',
  meta: null,
  createdAt: '2026-11-27T09:00:01.000Z',
  ...fields,
});

function forPhone(type: 'airtime' | 'data', details: object): MoneyDeed {
  const lies = {
    'another phone': ofSquad(vend({ type, phone_number: '08030000000' })),
    'a kobo less': ofSquad(vend({ type, amount: '4999.99' })),
    'an amount with an exponent': ofSquad(vend({ type, amount: '5e3' })),
    'less than nothing': ofSquad(vend({ type, amount: '-5000.00' })),
    'something else that they sell': ofSquad(vend({ type: 'cable' })),
  };
  return {
    of: `squad ${type}_sellers`,
    ask: send(payable('wur_a', 500_000n, { phone, network, ...details })),
    at: `POST /vending/purchase/${type}`,
    yes: ofSquad(vend({ type })),
    no: notSquad('Insufficient wallet balance'),
    inOtherWords: notSquad('The request was not completed'),
    lies,
    refusing: refusingSquad,
  };
}

function byLookup(
  of: string,
  { at, details, row, yes, lies }: { at: string; details: object; row: object; yes: Reply; lies: MoneyDeed['lies'] },
): MoneyDeed {
  const payment = payable('LOOK-1', 500_000n, { phone, email: 'ada@example.com', lookup: 'LOOK-1', ...details });
  return {
    of,
    ask: send(payment),
    at,
    yes,
    no: notSquad('Insufficient wallet balance'),
    inOtherWords: notSquad('The request was not completed'),
    isThere: notSquad('Invalid vending reference'),
    lies,
    refusing: refusingSquad,
    lookUp: {
      at: squadListAt,
      ask: find(payment),
      done: squadList(row),
      none: squadList(),
      lies: {
        'a kobo less': squadList({ ...row, amount: '4999.99' }),
        'an amount with an exponent': squadList({ ...row, amount: '5e3' }),
      },
    },
  };
}

const meter = { company: 'IKEJA', companyCode: 'IE', meterNumber: '45061234567', meterType: 'prepaid' };
const forMeter = { ...meter, customerName: 'TOLU ROBERT', address: '' };
const power = vend({
  type: 'electricity',
  reference: 'LOOK-1',
  value_reference: '1420-6781-3344-9051-2277',
  meta_json: { meter_number: '45061234567', total_units: '219.3' },
});
const forSmartcard = {
  provider: 'GOTV',
  smartcard: '7012345678',
  customerName: 'TOLU ROBERT',
  bouquetCode: 'GOLITE',
  bouquetName: 'GOtv Smallie',
};
const bouquet = { name: 'x', platform: 'GOTV', code: 'GOLITE', kobo_amount: 500_000, currency: 'NGN' };

const squad: readonly MoneyDeed[] = [
  forPhone('airtime', {}),
  forPhone('data', { planCode: '1001', planName: '100MB' }),
  byLookup('squad electricity_sellers', {
    at: 'POST /vending/utilities/electricity',
    details: forMeter,
    row: power,
    yes: ofSquad(power),
    lies: {
      'another look-up': ofSquad({ ...power, reference: 'LOOK-2' }),
      'a kobo less': ofSquad({ ...power, amount: '4999.99' }),
      'another meter': ofSquad({ ...power, meta_json: { meter_number: '45061234568' } }),
    },
  }),
  byLookup('squad cable_sellers', {
    at: 'POST /vend',
    details: forSmartcard,
    row: vend({ type: 'cable', reference: 'LOOK-1' }),
    yes: ofSquad({ reference: 'LOOK-1', bouquet }),
    lies: {
      'another look-up': ofSquad({ reference: 'LOOK-2', bouquet }),
      'a kobo less': ofSquad({ reference: 'LOOK-1', bouquet: { ...bouquet, kobo_amount: 499_999 } }),
      'another bouquet': ofSquad({ reference: 'LOOK-1', bouquet: { ...bouquet, code: 'MAX' } }),
    },
  }),
];

// VTpass

const request = '202611271000abcdefghijklmnop';
const coded = (code: string): Reply => ({ body: { code, response_description: 'x', content: [] } });

function atVtpass(
  of: string,
  { details, element, more = {} }: { details: object; element: string; more?: object },
): MoneyDeed {
  const payment = payable(request, 500_000n, { phone, network, ...details });
  const sale = (fields: object = {}, whole: object = {}): Reply => {
    const transactions = {
      status: 'delivered',
      unique_element: element,
      amount: '5000',
      transactionId: '17',
      ...fields,
    };
    return { body: { code: '000', content: { transactions }, requestId: request, amount: 5_000, ...more, ...whole } };
  };
  const lies = {
    'another request': sale({}, { requestId: '202611271000zzzzzzzzzzzzzzzz' }),
    'a naira less': sale({ amount: '4999' }, { amount: 4_999 }),
    'two amounts': sale({}, { amount: '4999.99' }),
    'an amount with an exponent': sale({ amount: '5e3' }, { amount: '5e3' }),
    'somebody else’s number': sale({ unique_element: '08030000000' }),
  };
  return {
    of,
    ask: send(payment),
    at: 'POST /pay',
    yes: sale(),
    no: coded('018'),
    inOtherWords: coded('777'),
    isThere: coded('014'),
    lies,
    refusing: status => ({ status, body: { code: '016', response_description: 'x', content: [] } }),
    lookUp: { at: 'POST /requery', ask: find(payment), done: sale(), none: coded('015'), lies },
  };
}

const vtpass: readonly MoneyDeed[] = [
  atVtpass('vtpass airtime_sellers', { details: {}, element: phone }),
  atVtpass('vtpass data_sellers', { details: { planCode: 'mtn-10mb', planName: '10MB' }, element: phone }),
  atVtpass('vtpass electricity_sellers', {
    details: { ...forMeter, companyCode: 'ikeja-electric', email: '', lookup: '' },
    element: meter.meterNumber,
    more: { token: 'Token : 26362054405982757802' },
  }),
  atVtpass('vtpass cable_sellers', {
    details: { ...forSmartcard, email: '', lookup: '' },
    element: forSmartcard.smartcard,
  }),
];

// Bridgecard

const ofIssuer = (data: object, status = 200): Reply => ({ status, body: { status: 'success', message: 'x', data } });
const notIssuer = (message: string, status = 400): Reply => ({ status, body: { message } });
const refusingIssuer = (status: number) =>
  notIssuer(status === 404 ? 'Not Found' : 'Something stood in the way', status);
const reference = 'wur_0123456789abcdef';
const statusAt = 'GET /cards/get_card_transaction_status';
const statusIs = (fields: object = {}) =>
  ofIssuer({ transaction_status: 'SUCCESSFUL', amount: '300', currency: 'USD', ...fields });
const noSuchTransaction = notIssuer('Transaction not found', 404);
const isThere = notIssuer('This transaction reference exists please enter another reference');
const tooLittle = notIssuer('Please top up your USD issuing wallet, you have insufficient balance');
const statusLies = {
  'a cent less': statusIs({ amount: '299' }),
  'another currency': statusIs({ currency: 'NGN' }),
  'an amount with an exponent': statusIs({ amount: '3e2' }),
  'less than nothing': statusIs({ amount: '-300' }),
};
const onCard = (purpose: 'create' | 'fund') =>
  payable(
    reference,
    300n,
    {
      purpose,
      card: 'crd_1',
      holder: 'h',
      issuer_card: purpose === 'fund' ? 'c' : null,
      last_four: null,
      currency: 'USD',
      card_minor: '300',
      card_amount: '3.00',
      exchange: null,
    },
    'USD',
  );
const unloading = { reference, issuerCard: 'c', currency: 'USD', amountMinor: 300n };
const issued = (fields: object = {}) =>
  ofIssuer({
    cards: [{ card_id: 'c', card_currency: 'USD', is_active: true, meta_data: { reference }, ...fields }],
  });

const bridgecard: readonly MoneyDeed[] = [
  {
    of: 'bridgecard card_issuer',
    what: 'making a card',
    ask: send(onCard('create')),
    at: 'POST /cards/create_card',
    before: { [statusAt]: noSuchTransaction },
    yes: ofIssuer({ card_id: 'c', currency: 'USD' }, 201),
    no: tooLittle,
    inOtherWords: notIssuer('The request was not completed'),
    isThere,
    lies: { 'another currency': ofIssuer({ card_id: 'c', currency: 'NGN' }, 201), 'no card': ofIssuer({}, 201) },
    refusing: refusingIssuer,
    lookUp: {
      at: 'GET /cards/get_all_cardholder_cards',
      ask: find(onCard('create')),
      done: issued(),
      none: ofIssuer({ cards: [] }),
      lies: { 'another currency': issued({ card_currency: 'NGN' }) },
    },
  },
  {
    of: 'bridgecard card_issuer',
    what: 'putting money on a card',
    ask: send(onCard('fund')),
    at: 'PATCH /cards/fund_card_asynchronously',
    yes: ofIssuer({ card_id: 'c', transaction_reference: reference }, 202),
    no: tooLittle,
    inOtherWords: notIssuer('The request was not completed'),
    isThere,
    lies: { 'no card': ofIssuer({}, 202) },
    refusing: refusingIssuer,
    lookUp: { at: statusAt, ask: find(onCard('fund')), done: statusIs(), none: noSuchTransaction, lies: statusLies },
  },
  {
    of: 'bridgecard card_issuer',
    what: 'taking money off a card',
    ask: (adapter, until) => adapter.unload(unloading, until),
    at: 'PATCH /cards/unload_card_asynchronously',
    yes: ofIssuer({ card_id: 'c', transaction_reference: reference }, 202),
    no: notIssuer('You can only unload a card once every 5 minutes, please try again later.'),
    inOtherWords: notIssuer('The request was not completed'),
    isThere,
    lies: { 'no card': ofIssuer({}, 202) },
    refusing: refusingIssuer,
    lookUp: {
      at: statusAt,
      ask: (adapter, until) => adapter.unloaded(unloading, until),
      done: statusIs(),
      none: noSuchTransaction,
      lies: statusLies,
    },
  },
];

// A partner for gift cards

const order = {
  id: 'ord_1',
  reference: 'wur_gift',
  product: 'amazon-us',
  value: '25.00',
  status: 'delivered',
  price: { amount: '38750.00', currency: 'NGN' },
  card: { code: 'ABCD-EFGH' },
  created_at: '2026-11-27T09:00:00.000Z',
  updated_at: '2026-11-27T09:00:01.000Z',
};
const ordered = (fields: object = {}, status = 200): Reply => ({ status, body: { ...order, ...fields } });
const notSold = (code: string, status = 422): Reply => ({ status, body: { error: { code, message: 'No.' } } });
const gift = payable('wur_gift', 3_875_000n, {
  card: 'gft_1',
  product: 'amazon-us',
  brand: 'Amazon',
  country: 'US',
  value: '25.00',
  currency: 'USD',
  quote: 'qt_1',
});
const orderLies = {
  'another reference': ordered({ reference: 'wur_other' }),
  'a kobo less': ordered({ price: { amount: '38749.99', currency: 'NGN' } }),
  'another currency': ordered({ price: { amount: '38750.00', currency: 'USD' } }),
  'another card': ordered({ product: 'steam-us' }),
  'another value': ordered({ value: '10.00' }),
  'an amount with an exponent': ordered({ price: { amount: '3875e1', currency: 'NGN' } }),
};

const giftCards: readonly MoneyDeed[] = [
  {
    of: 'giftcards gift_card_sellers',
    ask: send(gift),
    at: 'POST /orders',
    yes: ordered({}, 201),
    no: notSold('balance_too_low'),
    inOtherWords: notSold('something_else'),
    isThere: notSold('reference_taken', 409),
    lies: orderLies,
    refusing: status => notSold(status === 429 ? 'not_accepted' : 'something_else', status),
    lookUp: {
      at: 'GET /orders/',
      ask: find(gift),
      done: ordered(),
      none: notSold('order_unknown', 404),
      lies: orderLies,
    },
  },
];

// The chain. No node's word ends anything: final blocks do.

const tron: readonly MoneyDeed[] = [
  {
    of: 'tron usdt_chain',
    ask: adapter => adapter.broadcast('0a02'),
    at: 'POST /wallet/broadcasthex',
    yes: { body: { result: true, txid: 'aa' } },
    inOtherWords: { body: { code: 'SIGERROR', message: 'x' } },
    lies: { 'a yes that is none': { body: { result: 'true', txid: 'aa' } } },
    refusing: status => ({ status, body: { code: 'SERVER_BUSY' } }),
  },
];

export const moneyDeeds: readonly MoneyDeed[] = [
  ...paystack,
  ...squad,
  ...vtpass,
  ...bridgecard,
  ...giftCards,
  ...tron,
];

/** What vendors offer besides. No money follows from what these say alone. */
export const movesNothing: readonly string[] = [
  'paystack deposit_accounts',
  'paystack bank_directory',
  'tron usdt_addresses',
  'dojah identity_checker',
  'liveness liveness',
  'mail mailer',
  'termii texter',
  'web-push pusher',
  'geolocation atlas',
  'google sign-in provider',
  'openexchangerates rate_sources',
  'exchangerate-api rate_sources',
];
