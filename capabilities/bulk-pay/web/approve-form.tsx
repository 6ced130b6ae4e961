import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { identityFaults } from '@wura/identity/rules';
import { guardIn, type PinRefusal } from '@wura/identity/web/pin-calls';
import { PinFailure } from '@wura/identity/web/pin-failure';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import type { Batch } from '../contract.ts';
import { approveBatch } from './calls.ts';
import { bulkMessages } from './messages.ts';

const GuardStep = lazy(() => import('@wura/identity/web/guard-step'));

/** The one confirmation of all lines, at the total that stands above it. */
export function ApproveForm({ batch, onDone }: { batch: Batch; onDone: () => Promise<void> }) {
  const words = useMessages(bulkMessages);
  const [guarded, setGuarded] = useState<PinRefusal>();
  const form = useForm({
    initial: { pin: '' },
    faults: ({ pin }) => ({ pin: pin.length === 4 ? undefined : identityFaults.pin_invalid }),
    submit: async ({ pin }) => {
      try {
        await call(approveBatch, { params: { id: batch.id }, body: { total: batch.total, pin } });
      } catch (error) {
        const refusal = guardIn(error, pin);
        if (!refusal) throw error;
        return setGuarded(refusal);
      }
      setGuarded(undefined);
      await onDone();
    },
  });
  if (guarded?.guard) {
    return (
      <Suspense fallback={<Skeleton className="h-[220px]" />}>
        <GuardStep
          guard={guarded.guard}
          why={guarded.text}
          onConfirmed={() => {
            setGuarded(undefined);
            void form.send();
          }}
        />
      </Suspense>
    );
  }
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
