/** What a customer's program may ask to be told of: for those who tell, the contract, and the screen that offers it. */
export const partnerEventNames = [
  'payment.made',
  'payment.failed',
  'payment.returned',
  'money.received',
  'refund.received',
  'bulk.line_finished',
  'bulk.batch_finished',
] as const;
export type PartnerEventName = (typeof partnerEventNames)[number];
