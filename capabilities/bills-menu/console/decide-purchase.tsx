import { call } from '@wura/browser/client';
import { Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { decidePurchase } from './calls.ts';

/** For a purchase whose seller knows no reference of ours, and of whose list two lines could be it. */
export function DecidePurchase() {
  const [reference, setReference] = useState('');
  const [theirs, setTheirs] = useState('');
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    if (!/^[\w-]{8,64}$/.test(reference.trim())) return setFault('Please enter the reference of the purchase.');
    setAsking(true);
  }

  return (
    <Section title="Which line of the seller’s list is it?">
      <p className="mb-3 text-small text-ink-2">
        A case tells when several lines of a seller’s list could be one purchase. Find it in the seller’s own dashboard,
        and say which; leave the second field empty if none is, so that the money goes back once a second operator
        agrees.
      </p>
      <form noValidate onSubmit={ask} className="flex flex-wrap items-end gap-3">
        <Field label="Our reference" error={fault} className="min-w-[220px] grow md:max-w-[320px]">
          <TextInput
            value={reference}
            onChange={event => {
              setReference(event.target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Field label="The seller’s reference" className="min-w-[220px] grow md:max-w-[320px]">
          <TextInput value={theirs} maxLength={200} onChange={event => setTheirs(event.target.value)} />
        </Field>
        <Button type="submit" look="ink" size={44}>
          Decide
        </Button>
      </form>
      {isAsking && (
        <ReasonDialog
          title={theirs.trim() ? `Is ${theirs.trim()} this purchase?` : 'Was it never made?'}
          lead={
            theirs.trim()
              ? 'It is then settled as the seller has it.'
              : 'Once a second operator agrees, its money goes back to the customer.'
          }
          confirm={theirs.trim() ? 'It is' : 'Give the money back'}
          isDangerous={!theirs.trim()}
          onClose={() => setAsking(false)}
          run={async reason => {
            const answer = await call(decidePurchase, {
              params: { reference: reference.trim() },
              body: { provider_reference: theirs.trim() || null, reason },
            });
            return 'approval' in answer ? 'Begun. A second operator has to agree.' : 'It is being settled';
          }}
        />
      )}
    </Section>
  );
}
