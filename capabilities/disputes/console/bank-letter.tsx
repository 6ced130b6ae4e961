import { Facts, Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { wordsOf } from '@wura/operators/console/words-of';
import { CopyButton } from '@wura/ui/copy-button';
import type { DisputeOnDesk } from '../operator-contract.ts';

/** Where the money went to a bank: what to send there, because no provider takes a transfer back by a call. */
export function BankLetter({ of: { bank_recall: recall } }: { of: DisputeOnDesk }) {
  if (!recall) return null;
  return (
    <Section title="Ask the bank for it">
      <p className="mb-3 text-small text-ink-2">
        {wordsOf(recall.provider)} takes no transfer back by itself. Send them this, and write to the customer what they
        say.
      </p>
      <Facts
        facts={{
          Bank: recall.bank,
          Account: `${recall.account_number}, ${recall.account_name}`,
          'Our reference': recall.reference,
          'Their reference': recall.provider_reference,
          'Session ID': recall.session_id,
          Sent: <Moment at={recall.sent_at} />,
        }}
      />
      <pre className="my-3 rounded-control bg-sunken p-3 text-small whitespace-pre-wrap wrap-anywhere">
        {recall.letter}
      </pre>
      <CopyButton value={recall.letter} label="Copy the letter" copied="Copied">
        Copy the letter
      </CopyButton>
    </Section>
  );
}
