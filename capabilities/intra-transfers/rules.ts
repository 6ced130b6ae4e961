/** The sentences of this deed's own rules, said the same by the form and by the server. */
export const messages = {
  accountNumber: 'Please enter an account number',
  recipient: 'Please search and select a valid user',
  wallet: 'Please select a wallet to transfer from',
  amount: 'Please enter a valid amount',
} as const;

/** Anything but ten digits. A form may take out the spaces people copy along before it asks. */
export function accountNumberFault(value: string): string | undefined {
  return /^\d{10}$/.test(value) ? undefined : messages.accountNumber;
}
