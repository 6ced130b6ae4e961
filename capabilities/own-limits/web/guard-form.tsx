import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { parseMoney } from '@wura/money';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { Select } from '@wura/ui/select';
import { Switch } from '@wura/ui/switch';
import { commonFaults } from '@wura/wire/faults';
import { useState } from 'react';
import { paymentGuardMessages } from './guard-messages.ts';
import { ownLimitMessages } from './messages.ts';

export interface Guard {
  guard_night: { from: number; until: number } | null;
  guard_over: string | null;
}

interface GuardFormProps {
  own: Guard & { next: Guard | null };
  onSave: (wanted: Partial<Guard>) => Promise<void>;
}

/** Both guards at once. The hours and the sum stand ready where one is switched on. */
export function GuardForm({ own, onSave }: GuardFormProps) {
  const words = useMessages(paymentGuardMessages);
  const { notSaved, saving } = useMessages(ownLimitMessages);
  const shown = own.next ?? own;
  const [isNight, setNight] = useState(shown.guard_night !== null);
  const [isLarge, setLarge] = useState(shown.guard_over !== null);
  const before = {
    from: String(shown.guard_night?.from ?? 22),
    until: String(shown.guard_night?.until ?? 6),
    over: shown.guard_over?.replace(/\.00$/, '') ?? '100000',
  };
  const form = useForm({
    initial: before,
    wireNames: { guard_over: 'over', guard_night: 'from' },
    faults: ({ over }) => ({
      over: isLarge && typeof parseMoney(over, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined,
    }),
    submit: ({ from, until, over }) => {
      const night = isNight ? { from: Number(from), until: Number(until) } : null;
      const isSameNight = night?.from === shown.guard_night?.from && night?.until === shown.guard_night?.until;
      const most = isLarge ? over : null;
      const isSameSum = most === null ? shown.guard_over === null : shown.guard_over !== null && most === before.over;
      return onSave({ ...(!isSameNight && { guard_night: night }), ...(!isSameSum && { guard_over: most }) });
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <Switch label={words.nightOn} isOn={isNight} onChange={setNight} />
      {isNight && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={words.start} {...form.field('from')}>
            <Select {...form.text('from')}>
              <Hours />
            </Select>
          </Field>
          <Field label={words.end} {...form.field('until')}>
            <Select {...form.text('until')}>
              <Hours />
            </Select>
          </Field>
        </div>
      )}
      <Switch label={words.largeOn} isOn={isLarge} onChange={setLarge} />
      {isLarge && (
        <Field label={words.sum} {...form.field('over')}>
          <MoneyInput symbol="₦" value={form.values.over} onChange={value => form.set('over', value)} />
        </Field>
      )}
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: notSaved })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={saving}>
        {words.save}
      </Button>
    </form>
  );
}

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function Hours() {
  return Array.from({ length: 24 }, (_, hour) => (
    <option key={hour} value={hour}>
      {hourText(hour)}
    </option>
  ));
}
