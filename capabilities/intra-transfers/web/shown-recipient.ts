import { groupAccountNumber } from '@wura/browser/money-format';

/** An account number in groups, a @username as it is. */
export const shownRecipient = (given: string) => (given.startsWith('@') ? given : groupAccountNumber(given));
