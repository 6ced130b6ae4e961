import type { SaleReason } from '@wura/provider-payments/server/ports';

/**
 * Codes with which they refuse to sell, of vtpass.com/documentation/response-codes on 20 November 2026. How much the product
 * has with them, and whether its account stands there, is not for its customers. Whatever is not listed decides nothing.
 */
const refusals: Readonly<Record<string, SaleReason>> = {
  // No such variation, wrong arguments, no such product.
  '010': 'not_on_offer',
  '011': 'not_accepted',
  '012': 'not_on_offer',
  // Below and above what they sell.
  '013': 'amount_refused',
  '017': 'amount_refused',
  // A request id that they cannot take.
  '015': 'not_accepted',
  '085': 'not_accepted',
  // Failed.
  '016': 'not_accepted',
  // Too little in our wallet; our account locked, suspended, not active, not from here, not allowed.
  '018': 'provider_short',
  '021': 'provider_short',
  '022': 'provider_short',
  '023': 'provider_short',
  '024': 'provider_short',
  '027': 'provider_short',
  // The biller is down, the service suspended or inactive, nothing processed.
  '030': 'unavailable',
  '034': 'unavailable',
  '035': 'unavailable',
  '091': 'unavailable',
};

export const refusalOf = (code: string): SaleReason | undefined => refusals[code];

/** They have this request id already, or something so like it that they take it for the same. */
export const mayBeThere = (code: string): boolean => code === '014' || code === '019';
