import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const intraFaults = defineFaults({
  recipient_number_missing: 'Please enter an account number',
  recipient_missing: 'Please search and select a valid user',
  from_wallet_missing: 'Please select a wallet to transfer from',
});

/** Ten digits, or @ and a username. A form may take out the spaces people copy along before it asks. */
export function recipientFault(value: string): Fault | undefined {
  return /^(?:\d{10}|@\w{3,20})$/.test(value) ? undefined : intraFaults.recipient_number_missing;
}
