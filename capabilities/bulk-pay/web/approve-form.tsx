import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { identityFaults } from '@wura/identity/rules';
import { PinFailure } from '@wura/identity/web/pin-failure';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import type { Batch } from '../contract.ts';
import { approveBatch } from './calls.ts';
import { bulkMessages } from './messages.ts';

/** The one confirmation of all lines, at the total that stands above it. */
export function ApproveForm({ batch, onDone }: { batch: Batch; onDone: () => Promise<void> }) {
  const words = useMessages(bulkMessages);
  const form = useForm({
    initial: { pin: '' },
    faults: ({ pin }) => ({ pin: pin.length === 4 ? undefined : identityFaults.pin_invalid }),
    submit: async ({ pin }) => {
      await call(approveBatch, { params: { id: batch.id }, body: { total: batch.total, pin } });
      await onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{words.approveLead(batch.lines, formatAmount(batch.total, batch.currency))}</p>
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.approving}>
        {words.approve(formatAmount(batch.total, batch.currency))}
      </Button>
    </form>
  );
}
