import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { isLocked, pinRefusal, type PinRefusal } from '@wura/identity/web/pin-calls';
import { PinStep } from '@wura/identity/web/pin-step';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import type { Pot } from '../contract.ts';
import { potFaults } from '../refusals.ts';
import { lockPot, unlockPot } from './calls.ts';
import { potDetailMessages, potFormMessages } from './messages.ts';
import { useChanged } from './use-pots.ts';

/** Until when nothing comes out, and the way out of that promise. */
export function PotLock({ pot }: { pot: Pot }) {
  const words = useMessages(potDetailMessages);
  const { failed } = useMessages(potFormMessages);
  const changed = useChanged();
  const [asking, setAsking] = useState<{ needsFirstPin: boolean; refusal?: PinRefusal }>();
  const form = useForm({
    initial: { until: '' },
    faults: ({ until }) => ({ until: until === '' ? potFaults.pot_day_invalid : undefined }),
    submit: async ({ until }) => {
      await call(lockPot, { params: { id: pot.id }, body: { until } });
      await changed();
    },
  });

  async function unlock(pin: string | undefined): Promise<void> {
    try {
      await call(unlockPot, { params: { id: pot.id }, body: pin === undefined ? {} : { pin } });
      setAsking(undefined);
      await changed();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'pin_not_set') return setAsking({ needsFirstPin: true });
      if (error.code === 'pin_required') return setAsking({ needsFirstPin: false });
      if (error.code === 'invalid_pin' || error.code === 'pin_locked') {
        return setAsking({ needsFirstPin: false, refusal: { text: pinRefusal(error), isLocked: isLocked(error) } });
      }
      setAsking(undefined);
      form.setFailure(error);
    }
  }

  return (
    <section>
      <h3 className="text-entry">{words.lock}</h3>
      <p className="mt-0.5 mb-2 text-small text-ink-2">{words.lockText}</p>
      {form.failure !== undefined && (
        <p role="alert" className="mb-2 font-medium text-bad">
          {refusalText(form.failure, { fallback: failed })}
        </p>
      )}
      <form noValidate onSubmit={form.send} className="flex items-end gap-2">
        <Field label={words.lockDay} {...form.field('until')} className="grow">
          <TextInput type="date" {...form.text('until')} />
        </Field>
        <Button type="submit" look="line" isLoading={form.isBusy} loadingLabel={words.lockIt}>
          {words.lockIt}
        </Button>
      </form>
      {pot.locked_until !== null && (
        <Button look="quiet" size={44} className="mt-2" onClick={() => void unlock(undefined).catch(form.setFailure)}>
          {words.unlock}
        </Button>
      )}
      <PinStep
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        needsFirstPin={asking?.needsFirstPin ?? false}
        amount={formatAmount(pot.balance, pot.currency)}
        recipient={words.unlockRecipient}
        submitLabel={words.unlock}
        refusal={asking?.refusal}
        isPinOnly
        onPin={pin => void unlock(pin).catch(form.setFailure)}
      />
    </section>
  );
}
