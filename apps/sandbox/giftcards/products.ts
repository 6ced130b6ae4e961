/** A card of the list. What it is worth is in the currency of where it is spent. */
export interface Product {
  readonly id: string;
  readonly brand: string;
  readonly country: string;
  readonly currency: keyof typeof nairaPer;
  readonly values: readonly string[];
  readonly range: { readonly min: string; readonly max: string; readonly step: string } | null;
  readonly redeem: string;
  /** Digits and letters of its code, and whether a PIN goes with it. */
  readonly codeLength: number;
  readonly hasPin: boolean;
}

/** What one unit of a card costs in kobo here: no market, so that a test can work it out. */
export const nairaPer = { NGN: 100, USD: 155_000, GBP: 205_000, EUR: 172_000 } as const;

const us = { country: 'US', currency: 'USD' } as const;
const uk = { country: 'GB', currency: 'GBP' } as const;
const naira = { country: 'NG', currency: 'NGN' } as const;
const usual = { range: null, codeLength: 16, hasPin: false } as const;

/** Names of real brands, as such lists have them; nothing here can be spent. */
export const products: readonly Product[] = [
  {
    ...us,
    ...usual,
    id: 'amazon-us',
    brand: 'Amazon',
    values: ['10.00', '25.00', '50.00', '100.00'],
    redeem: 'Sign in at amazon.com, open Gift cards, and enter the code.',
  },
  {
    ...us,
    ...usual,
    id: 'apple-us',
    brand: 'Apple',
    values: ['10.00', '25.00', '50.00', '100.00'],
    redeem: 'In the App Store, choose Redeem Gift Card, and enter the code.',
  },
  {
    ...us,
    ...usual,
    id: 'google-play-us',
    brand: 'Google Play',
    values: ['10.00', '25.00', '50.00'],
    redeem: 'In Google Play, open Payments, choose Redeem code, and enter it.',
  },
  {
    ...us,
    ...usual,
    id: 'steam-us',
    brand: 'Steam',
    values: ['20.00', '50.00', '100.00'],
    redeem: 'In Steam, choose Redeem a Gift Card, and enter the code.',
  },
  {
    ...us,
    ...usual,
    id: 'visa-us',
    brand: 'Visa prepaid',
    values: [],
    range: { min: '5.00', max: '250.00', step: '5.00' },
    hasPin: true,
    redeem: 'Pay with it online like any card, and give the PIN where one is asked for.',
  },
  {
    ...uk,
    ...usual,
    id: 'amazon-uk',
    brand: 'Amazon',
    values: ['10.00', '20.00', '50.00'],
    redeem: 'Sign in at amazon.co.uk, open Gift cards, and enter the code.',
  },
  {
    ...uk,
    ...usual,
    id: 'playstation-uk',
    brand: 'PlayStation Store',
    values: ['10.00', '20.00', '35.00'],
    redeem: 'In the PlayStation Store, choose Redeem Codes, and enter it.',
  },
  {
    country: 'DE',
    currency: 'EUR',
    ...usual,
    id: 'spotify-de',
    brand: 'Spotify',
    values: ['10.00', '30.00'],
    redeem: 'At spotify.com/redeem, sign in and enter the code.',
  },
  {
    ...naira,
    ...usual,
    id: 'jumia-ng',
    brand: 'Jumia',
    values: ['5000.00', '10000.00', '20000.00'],
    redeem: 'At the checkout of jumia.com.ng, choose Voucher, and enter the code.',
  },
  {
    ...naira,
    ...usual,
    id: 'shoprite-ng',
    brand: 'Shoprite',
    values: [],
    range: { min: '500.00', max: '100000.00', step: '10.00' },
    hasPin: true,
    redeem: 'Show the code and its PIN at any till in Nigeria.',
  },
];

export const findProduct = (id: string | undefined): Product | undefined => products.find(each => each.id === id);

/** What is listed of a card. */
export function onWire({ id, brand, country, currency, values, range, redeem }: Product) {
  return { id, brand, country, currency, values, range, redeem };
}
