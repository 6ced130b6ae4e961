interface About {
  readonly kind: string;
  readonly subject: string;
}

/** A deposit in review and a rate that jumped are decided in queues of their own. */
export const ownQueues: readonly string[] = ['deposit_mismatch', 'rate_held'];

/** Where something can be done about it. */
export function caseAddress({ kind, subject }: About): string {
  const about = encodeURIComponent(subject);
  if (kind.startsWith('reconciliation_')) return '/reconciliation';
  if (kind.startsWith('payment_') || kind === 'usdt_withdrawal_held') return `/transactions?reference=${about}`;
  if (kind.startsWith('rate_')) return '/rates';
  if (kind === 'books_broken') return '/ledger';
  if (kind === 'audit_broken') return '/audit-check';
  if (kind === 'purchase_ambiguous') return '/sellers';
  if (kind === 'recall_unanswered') return `/disputes/${about}`;
  if (kind.startsWith('deposit_') && kind !== 'deposit_for_nobody') return `/deposits/${about}`;
  return `/cases?subject=${about}`;
}

/** What an operator does about it, by its kind. */
export const advice: Readonly<Record<string, string>> = {
  payment_overdue:
    'The provider has not said what became of it. Ask again; if it stays silent, ask the provider’s support by our reference. The money stays held until it is certain.',
  payment_failed_after_all:
    'The provider took back what it had said was done. Look at both books, and tell the customer.',
  payment_done_after_all:
    'The provider did it after the money was given back: the house bears it. Ask the provider to undo it.',
  deposit_mismatch: 'Decide it among the deposits in review.',
  deposit_disputed:
    'The payer has told their bank that this payment was not theirs. Answer it on the provider’s dashboard by the time it names, with what shows who paid: unanswered, it is lost.',
  deposit_chargeback:
    'The payer’s bank took a payment back. What was still in the wallet has left it, and the house bears the rest: speak with the customer.',
  deposit_refund:
    'The provider refunded a deposit that we had credited. What was still in the wallet has left it, and the house bears the rest: compare with its dashboard, and speak with the customer.',
  deposit_return_declined:
    'A deposit could not be returned, and was credited to the customer instead, who was told. Nothing is left to do but to see why: read what the provider said.',
  deposit_return_overdue:
    'A deposit is to go back, and the provider has neither sent it back nor declined for a day: it is in nobody’s wallet. Look for it on the provider’s dashboard, and ask its support by the reference. It is asked for again by itself until its list has it.',
  deposit_for_nobody: 'Money came in that no customer began. Find whose it is with the provider, or have it sent back.',
  payment_returned_to_nobody:
    'A payment was sent back after its customer had been erased. The money lies in their wallet, which they cannot open. Find out whose it is by the records that the law keeps, and pay it out.',
  deposit_reversed_after_spending: 'The provider took a deposit back that was spent by then. Speak with the customer.',
  books_broken:
    'The books were changed by something that is not the product. Stop taking payments, keep everything as it is, and call those who run the servers.',
  audit_broken:
    'Somebody changed the log of staff by SQL. Tell the owner now, not by a channel that the same person could read, and export the log.',
  purchase_ambiguous:
    'The seller takes no reference of ours, and several lines of its list could be this purchase. Find it on its dashboard, and say under Sellers which line it is.',
  card_balance_differs:
    'What the issuer says is on the card is not what our books say, asked several times. Compare its list of the card with ours; nothing is booked until both agree.',
  card_refund_for_nobody:
    'A shop paid back what was bought with a card, and its customer was erased since. The money is with the issuer and in nobody’s wallet. Ask its support to send it back to the shop.',
  card_unload_overdue:
    'Money is on its way from a card to its wallet, and the issuer has not said what became of it. Ask its support by our reference. It is credited once.',
  card_closing_overdue:
    'A customer closed a card, and the issuer has not ended it for a day. What is on it is not in the wallet yet. Ask its support; the rest follows by itself.',
  card_unload_done_after_all:
    'The issuer took money off a card after refusing to: it is with the issuer, and neither on the card nor in the wallet. Compare with its dashboard, have it put back on the card or credit the customer, and tell them.',
  card_unload_failed_after_all:
    'The issuer put money back on a card that it had called withdrawn, and the wallet has it too. Compare with its dashboard, and ask its support to take it off the card.',
  recall_unanswered:
    'A customer was asked to send a transfer back and said nothing in time. Decide it like a refusal, in the dispute whose number this is.',
  usdt_for_nobody:
    'USDT came to the address of a customer who had been erased. It lies in their wallet, which they cannot open. Find out whose it is by the records that the law keeps, or by who sent it, and pay it out.',
  usdt_hot_wallet_low:
    'The wallet that pays withdrawals has too little USDT or TRX, and customers wait. Those who hold the cold wallet send some; withdrawals then go on by themselves.',
  usdt_withdrawal_held:
    'The signer leaves this withdrawal where it is, for the reason that stands here; the customer’s money stays held. Over the ceiling of a day it goes on by itself once 24 hours have passed since the earlier ones: tell the customer, and look whether the withdrawals of the day are ordinary. Those who run the servers can raise the ceiling.',
  refund_of_nobody: 'The provider refunded something that we do not know. Compare its dashboard with the reference.',
  jobs_failing: 'Work in the background fails again and again. Read its error, and tell those who run the servers.',
  usdt_credit_undone: 'The chain took back what was final. Look at the node, and stop withdrawals until it is clear.',
};
