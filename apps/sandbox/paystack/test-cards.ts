export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'verve';
  readonly outcome: 'success' | 'failed';
  /** What the bank behind it answers. */
  readonly gatewayResponse: string;
  /** How the checkout page calls it. */
  readonly title: string;
}

/** Paystack's own test cards. Nothing can be typed on the checkout page, so no customer types a real one. */
export const testCards: readonly TestCard[] = [
  card('4084084084084081', 'success', 'Successful', 'Visa, is accepted'),
  card('507850785078507812', 'success', 'Successful', 'Verve, is accepted'),
  card('5060666666666666666', 'success', 'Successful', 'Verve with PIN and OTP, is accepted'),
  card('4084080000005408', 'failed', 'Declined', 'Visa, is declined'),
  card('4084080000670037', 'failed', 'Insufficient Funds', 'Visa, has too little on it'),
  card('5060660000000064', 'failed', 'Transaction timed out', 'Verve, its bank does not answer'),
  card('5060665060665060', 'failed', 'Unable to process transaction', 'Verve, its bank is broken'),
];

function card(number: string, outcome: TestCard['outcome'], gatewayResponse: string, title: string): TestCard {
  return { number, brand: number.startsWith('4') ? 'visa' : 'verve', outcome, gatewayResponse, title };
}
