/**
 * Every currency a wallet can hold. `id` is what the ledger stores in two bytes, so a number once given is never
 * given again; `scale` is how many decimals the smallest unit has. Symbols are ours rather than the platform's,
 * because Intl knows no USDT and writes dollars as "US$" in Nigeria.
 */
const table = [
  { id: 1, code: 'NGN', name: 'Naira', symbol: '₦', scale: 2 },
  { id: 2, code: 'USD', name: 'US dollar', symbol: '$', scale: 2 },
  { id: 3, code: 'EUR', name: 'Euro', symbol: '€', scale: 2 },
  { id: 4, code: 'GBP', name: 'British pound', symbol: '£', scale: 2 },
  { id: 5, code: 'USDT', name: 'Tether', symbol: '₮', scale: 6 },
  { id: 6, code: 'CAD', name: 'Canadian dollar', symbol: 'C$', scale: 2 },
  { id: 7, code: 'KES', name: 'Kenyan shilling', symbol: 'KSh ', scale: 2 },
  { id: 8, code: 'GHS', name: 'Ghanaian cedi', symbol: 'GH₵', scale: 2 },
  { id: 9, code: 'ZAR', name: 'South African rand', symbol: 'R', scale: 2 },
  { id: 10, code: 'XOF', name: 'West African CFA franc', symbol: 'CFA ', scale: 0 },
  { id: 11, code: 'XAF', name: 'Central African CFA franc', symbol: 'FCFA ', scale: 0 },
  { id: 12, code: 'AUD', name: 'Australian dollar', symbol: 'A$', scale: 2 },
  { id: 13, code: 'NZD', name: 'New Zealand dollar', symbol: 'NZ$', scale: 2 },
  { id: 14, code: 'JPY', name: 'Japanese yen', symbol: '¥', scale: 0 },
  { id: 15, code: 'CNY', name: 'Chinese yuan', symbol: 'CN¥', scale: 2 },
  { id: 16, code: 'INR', name: 'Indian rupee', symbol: '₹', scale: 2 },
  { id: 17, code: 'AED', name: 'UAE dirham', symbol: 'AED ', scale: 2 },
  { id: 18, code: 'SAR', name: 'Saudi riyal', symbol: 'SAR ', scale: 2 },
  { id: 19, code: 'QAR', name: 'Qatari riyal', symbol: 'QAR ', scale: 2 },
  { id: 20, code: 'KWD', name: 'Kuwaiti dinar', symbol: 'KD ', scale: 3 },
  { id: 21, code: 'CHF', name: 'Swiss franc', symbol: 'CHF ', scale: 2 },
  { id: 22, code: 'SEK', name: 'Swedish krona', symbol: 'SEK ', scale: 2 },
  { id: 23, code: 'NOK', name: 'Norwegian krone', symbol: 'NOK ', scale: 2 },
  { id: 24, code: 'DKK', name: 'Danish krone', symbol: 'DKK ', scale: 2 },
  { id: 25, code: 'PLN', name: 'Polish zloty', symbol: 'zł ', scale: 2 },
  { id: 26, code: 'CZK', name: 'Czech koruna', symbol: 'Kč ', scale: 2 },
  { id: 27, code: 'HUF', name: 'Hungarian forint', symbol: 'Ft ', scale: 2 },
  { id: 28, code: 'TRY', name: 'Turkish lira', symbol: '₺', scale: 2 },
  { id: 29, code: 'BRL', name: 'Brazilian real', symbol: 'R$', scale: 2 },
  { id: 30, code: 'MXN', name: 'Mexican peso', symbol: 'MX$', scale: 2 },
  { id: 31, code: 'SGD', name: 'Singapore dollar', symbol: 'S$', scale: 2 },
  { id: 32, code: 'HKD', name: 'Hong Kong dollar', symbol: 'HK$', scale: 2 },
  { id: 33, code: 'MYR', name: 'Malaysian ringgit', symbol: 'RM ', scale: 2 },
  { id: 34, code: 'THB', name: 'Thai baht', symbol: '฿', scale: 2 },
  { id: 35, code: 'KRW', name: 'South Korean won', symbol: '₩', scale: 0 },
  { id: 36, code: 'EGP', name: 'Egyptian pound', symbol: 'E£', scale: 2 },
  { id: 37, code: 'MAD', name: 'Moroccan dirham', symbol: 'MAD ', scale: 2 },
  { id: 38, code: 'TZS', name: 'Tanzanian shilling', symbol: 'TSh ', scale: 2 },
  { id: 39, code: 'UGX', name: 'Ugandan shilling', symbol: 'USh ', scale: 0 },
  { id: 40, code: 'RWF', name: 'Rwandan franc', symbol: 'RF ', scale: 0 },
] as const;

export type CurrencyCode = (typeof table)[number]['code'];

export interface Currency {
  readonly id: number;
  readonly code: CurrencyCode;
  readonly name: string;
  readonly symbol: string;
  readonly scale: number;
}

export const currencies: readonly Currency[] = table;

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map(currency => [currency.code, currency]));
const byId: ReadonlyMap<number, Currency> = new Map(currencies.map(currency => [currency.id, currency]));

export function isCurrencyCode(text: string): text is CurrencyCode {
  return byCode.has(text);
}

export function currencyOf(code: CurrencyCode): Currency {
  return byCode.get(code)!;
}

export function currencyById(id: number): Currency {
  const currency = byId.get(id);
  if (!currency) throw new Error(`the ledger names a currency this code does not know: ${id}`);
  return currency;
}

/** Naira first, then dollars, then by code: the order every list of wallets keeps. */
export function compareCurrencies(a: CurrencyCode, b: CurrencyCode): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(code: CurrencyCode): number {
  return code === 'NGN' ? 0 : code === 'USD' ? 1 : 2;
}
