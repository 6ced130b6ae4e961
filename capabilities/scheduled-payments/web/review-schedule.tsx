import { dayHeading } from '@wura/browser/dates';
import { callOnce } from '@wura/browser/call-once';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { PinStep } from '@wura/identity/web/pin-step';
import { feeText } from '@wura/policy/web/fee-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { Amount } from '@wura/wallets/web/amount';
import type { ReplyOf } from '@wura/wire';
import { useState, type ReactNode } from 'react';
import type { Repeats } from '../calendar.ts';
import type { Routes } from '../contract.ts';
import type { FailurePlan } from '../rules.ts';
import { makeSchedule } from './calls.ts';
import { scheduleDetailMessages, scheduleFormMessages, scheduleMessages } from './messages.ts';
import { askedBy, type Asking } from './pin-asking.ts';
import type { WhenValues } from './when-fields.tsx';
import '@wura/policy/web/messages';

export interface Wish {
  readonly kind: string;
  readonly wallet_id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly amount?: string;
}

type ReviewScheduleProps = {
  wish: Wish;
  answer: ReplyOf<Routes['check']>;
  when: WhenValues;
  onLeave: () => void;
  onRefused: (error: unknown) => void;
  onMade: (id: string) => Promise<void>;
};

/** Whose name it is, the whole price and the first day, before the PIN. */
export function ReviewSchedule({ wish, answer, when, onLeave, onRefused, onMade }: ReviewScheduleProps) {
  const words = useMessages(scheduleFormMessages);
  const names = useMessages(scheduleMessages);
  const { plans } = useMessages(scheduleDetailMessages);
  const [asking, setAsking] = useState<Asking>();
  const [isBusy, setBusy] = useState(false);
  const { name, number, amount, currency, fees, total } = answer;
  const money = (sum: string) => <Amount amount={sum} currency={currency} />;

  async function make(pin?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const body = {
      ...wish,
      repeats: when.repeats as Repeats,
      starts_on: when.startsOn,
      ends_on: when.endsOn === '' ? null : when.endsOn,
      on_failure: when.onFailure as FailurePlan,
      ...(pin !== undefined && { pin }),
    };
    try {
      const { id } = await callOnce(makeSchedule, { body });
      setAsking(undefined);
      toast(words.made);
      await onMade(id);
    } catch (error) {
      const asked = askedBy(error, pin);
      setAsking(asked);
      if (!asked) onRefused(error);
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-4 pb-4">
      <h3 className="text-entry">{words.reviewTitle}</h3>
      <dl className="border-t border-line text-body">
        <Row label={words.to}>
          {name}
          <span className="block text-small text-ink-2">
            {names.kinds[wish.kind] ?? wish.kind}, {number}
          </span>
        </Row>
        <Row label={words.each}>{money(amount)}</Row>
        {fees.map(fee => (
          <Row key={fee.code} label={feeText(fee)}>
            {money(fee.amount)}
          </Row>
        ))}
        {fees.length === 0 && <Row label={words.fee}>{words.noFee}</Row>}
        <Row label={words.total}>{money(total)}</Row>
        <Row label={words.first}>
          {dayHeading(when.startsOn)}
          <span className="block text-small text-ink-2">{names.repeats[when.repeats as Repeats]}</span>
        </Row>
        <Row label={words.onFailure}>{plans[when.onFailure as FailurePlan]}</Row>
      </dl>
      <p className="text-small text-ink-2">{words.pinNote}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button look="line" onClick={onLeave}>
          {words.edit}
        </Button>
        <Button isLoading={isBusy} loadingLabel={words.scheduling} onClick={() => void make()}>
          {words.schedule}
        </Button>
      </div>
      <PinStep
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        needsFirstPin={asking?.needsFirstPin ?? false}
        amount={formatAmount(total, currency)}
        recipient={name}
        refusal={asking?.refusal}
        isPinOnly
        onPin={pin => void make(pin)}
      />
    </div>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}
