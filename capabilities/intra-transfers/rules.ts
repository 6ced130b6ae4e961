/** The sentences of this deed's own rules, said the same by the form and by the server. */
export const messages = {
  accountNumber: 'Please enter an account number',
  recipient: 'Please search and select a valid user',
  wallet: 'Please select a wallet to transfer from',
  amount: 'Please enter a valid amount',
} as const;

/** People copy account numbers in groups, so spaces are not an error; anything but ten digits is. */
export function accountNumberFault(value: string): string | undefined {
  return /^\d{10}$/.test(value) ? undefined : messages.accountNumber;
}
