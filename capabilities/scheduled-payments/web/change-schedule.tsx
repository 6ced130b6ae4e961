import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { useRoute } from '@wura/browser/query';
import { PinStep } from '@wura/identity/web/pin-step';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { commonFaults } from '@wura/wire/faults';
import { FormMoney } from '@wura/wallets/web/form-money';
import { useState } from 'react';
import type { Repeats } from '../calendar.ts';
import type { Schedule } from '../contract.ts';
import type { FailurePlan } from '../rules.ts';
import { changeSchedule, listKinds } from './calls.ts';
import { scheduleFormMessages } from './messages.ts';
import { askedBy, type Asking } from './pin-asking.ts';
import { WhenFields } from './when-fields.tsx';

type ChangeScheduleProps = { schedule: Schedule; onLeave: () => void; onChanged: () => Promise<void> };

/** All but who is paid. What makes more money leave asks for the PIN, as it did when it was made. */
export function ChangeSchedule({ schedule, onLeave, onChanged }: ChangeScheduleProps) {
  const words = useMessages(scheduleFormMessages);
  const kinds = useRoute(listKinds, {});
  const [asking, setAsking] = useState<Asking>();
  const { currency } = schedule;
  const isPriced = kinds.data?.data.find(({ kind }) => kind === schedule.kind)?.is_priced === true;
  const before = {
    amount: schedule.amount.replace(/\.0+$/, ''),
    repeats: schedule.repeats as string,
    startsOn: schedule.next_on ?? '',
    endsOn: schedule.ends_on ?? '',
    onFailure: schedule.on_failure as string,
  };
  const form = useForm({
    initial: before,
    faults: ({ amount, startsOn }) => ({
      amount: amount === '' ? commonFaults.amount_invalid : undefined,
      startsOn: startsOn === '' ? commonFaults.field_missing : undefined,
    }),
    wireNames: { next_on: 'startsOn', ends_on: 'endsOn', on_failure: 'onFailure' },
    submit: () => save(),
  });

  async function save(pin?: string): Promise<void> {
    const { amount, repeats, startsOn, endsOn, onFailure } = form.values;
    const body = {
      ...(amount !== before.amount && { amount }),
      ...(repeats !== before.repeats && { repeats: repeats as Repeats }),
      ...(startsOn !== before.startsOn && { next_on: startsOn }),
      ...(endsOn !== before.endsOn && { ends_on: endsOn === '' ? null : endsOn }),
      ...(onFailure !== before.onFailure && { on_failure: onFailure as FailurePlan }),
      ...(pin !== undefined && { pin }),
    };
    try {
      await call(changeSchedule, { params: { id: schedule.id }, body });
    } catch (error) {
      const asked = askedBy(error, pin);
      setAsking(asked);
      if (!asked) throw error;
      return;
    }
    setAsking(undefined);
    await onChanged();
  }

  return (
    <>
      <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-4">
        <h3 className="text-entry">{words.changeTitle}</h3>
        {form.failure !== undefined && (
          <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
        )}
        {!isPriced && (
          <Field label={words.amount} {...form.field('amount')}>
            <FormMoney form={form} name="amount" currency={currency} />
          </Field>
        )}
        <WhenFields form={form} isNew={false} />
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={onLeave}>
            {words.back}
          </Button>
          <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
      <PinStep
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        needsFirstPin={asking?.needsFirstPin ?? false}
        amount={formatAmount(form.values.amount === '' ? '0' : form.values.amount, currency)}
        recipient={schedule.name}
        refusal={asking?.refusal}
        isPinOnly
        onPin={pin => void save(pin).catch(form.setFailure)}
      />
    </>
  );
}
