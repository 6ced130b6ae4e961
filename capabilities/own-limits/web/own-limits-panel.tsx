import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { CapsForm } from '@wura/policy/web/caps-form';
import { StepUpForm, type StepUpProof } from '@wura/identity/web/step-up-form';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { Switch } from '@wura/ui/switch';
import { toast } from '@wura/ui/toast';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { routes } from '../contract.ts';
import { changeOwnLimits, readLimits } from './calls.ts';
import { capFaultBelow } from './cap-fault.ts';
import { GuardForm, hourText, type Guard } from './guard-form.tsx';
import { paymentGuardMessages } from './guard-messages.ts';
import { ownLimitMessages } from './messages.ts';

type Own = ReplyOf<typeof routes.change>;
interface Wanted {
  per_payment?: string | null;
  per_day?: string | null;
  instant_transfers?: boolean;
  guard_night?: { from: number; until: number } | null;
  guard_over?: string | null;
}

/** To what a customer holds themselves: less at once, more with the second factor. */
export default function OwnLimitsPanel() {
  const words = useMessages(ownLimitMessages);
  const queries = useQueryClient();
  const limits = useRoute(readLimits, {});
  const [isChanging, setChanging] = useState(false);
  const [isGuarding, setGuarding] = useState(false);
  const guard = useMessages(paymentGuardMessages);
  /** What the server wants confirmed before it does it. */
  const [unconfirmed, setUnconfirmed] = useState<{ wanted: Wanted; said: string }>();
  const [failure, setFailure] = useState<unknown>();

  async function save(wanted: Wanted, said: string, proof: StepUpProof = {}) {
    try {
      await call(changeOwnLimits, { body: { ...wanted, ...proof } });
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'step_up_required' && !hasAny(proof))) throw error;
      setChanging(false);
      setGuarding(false);
      return setUnconfirmed({ wanted, said });
    }
    setFailure(undefined);
    setChanging(false);
    setGuarding(false);
    setUnconfirmed(undefined);
    toast(said);
    await queries.invalidateQueries({ queryKey: keyOf(readLimits) });
  }
  const saveNow = (wanted: Wanted, said: string) => void save(wanted, said).catch(setFailure);

  return (
    <section className="panel p-5" aria-labelledby="own-limits-title">
      <h2 id="own-limits-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.lead}</p>
      {limits.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-[557px] md:h-[489px]" />
        </Loading>
      )}
      {limits.isError && !limits.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(limits.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void limits.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {refusalText(failure, { fallback: words.notSaved })}
        </p>
      )}
      {limits.data && (
        <Facts
          own={limits.data.own}
          tierLimit={tierLimitOf(limits.data)}
          onChange={() => setChanging(true)}
          onGuard={() => setGuarding(true)}
          onTransfers={isOn => saveNow({ instant_transfers: isOn }, isOn ? words.isOn : words.isOff)}
          onTakeBack={own => saveNow(held(own), words.takenBack)}
        />
      )}
      <Dialog isOpen={isChanging} onClose={() => setChanging(false)} title={words.change} closeLabel={words.close}>
        {limits.data && (
          <CapsForm
            held={limits.data.own.next ?? limits.data.own}
            lead={words.formLead(formatAmount(tierLimitOf(limits.data), 'NGN'))}
            words={words}
            faultOf={capFaultBelow(tierLimitOf(limits.data))}
            onSave={wanted => save(wanted, words.saved)}
          />
        )}
      </Dialog>
      <Dialog isOpen={isGuarding} onClose={() => setGuarding(false)} title={guard.change} closeLabel={words.close}>
        {limits.data && <GuardForm own={limits.data.own} onSave={wanted => save(wanted, guard.saved)} />}
      </Dialog>
      <Dialog
        isOpen={unconfirmed !== undefined}
        onClose={() => setUnconfirmed(undefined)}
        title={unconfirmed?.wanted.instant_transfers ? words.switchOn : words.confirm}
        closeLabel={words.close}
      >
        {unconfirmed && (
          <StepUpForm
            submitLabel={unconfirmed.wanted.instant_transfers ? words.switchOn : words.confirm}
            onProof={proof => save(unconfirmed.wanted, unconfirmed.said, proof)}
          />
        )}
      </Dialog>
    </section>
  );
}

const hasAny = (proof: StepUpProof) => Object.keys(proof).length > 0;

/** As it stands now, which ends what was on its way. */
const held = ({ per_payment, per_day, instant_transfers, guard_night, guard_over }: Own): Wanted => ({
  per_payment,
  per_day,
  instant_transfers,
  guard_night,
  guard_over,
});

const tierLimitOf = ({ tier, tiers }: { tier: number; tiers: readonly { tier: number; out_per_day: string }[] }) =>
  tiers.find(each => each.tier === tier)?.out_per_day ?? '0.00';

const naira = (amount: string) => formatAmount(amount, 'NGN');

interface FactsProps {
  own: Own;
  tierLimit: string;
  onChange: () => void;
  onGuard: () => void;
  onTransfers: (isOn: boolean) => void;
  onTakeBack: (own: Own) => void;
}

function Facts({ own, tierLimit, onChange, onGuard, onTransfers, onTakeBack }: FactsProps) {
  const words = useMessages(ownLimitMessages);
  const capText = (cap: string | null) => (cap === null ? words.asTier(naira(tierLimit)) : naira(cap));
  const guard = useMessages(paymentGuardMessages);
  const nightText = ({ guard_night: night }: Guard) =>
    night ? guard.hours(hourText(night.from), hourText(night.until)) : guard.off;
  const overText = ({ guard_over: over }: Guard) => (over === null ? guard.off : naira(over));
  const { next } = own;
  return (
    <>
      <dl className="mt-2">
        <SummaryRow label={words.perPayment}>{capText(own.per_payment)}</SummaryRow>
        <SummaryRow label={words.perDay}>{capText(own.per_day)}</SummaryRow>
      </dl>
      {next && (
        <div className="mt-2 rounded-control bg-sunken px-4 py-3">
          <p className="font-label">{words.begins(momentDate(next.from))}</p>
          <ul className="mt-1 text-ink-2">
            {next.per_payment !== own.per_payment && <li>{words.nextPayment(capText(next.per_payment))}</li>}
            {next.per_day !== own.per_day && <li>{words.nextDay(capText(next.per_day))}</li>}
            {nightText(next) !== nightText(own) && <li>{guard.nextNight(nightText(next))}</li>}
            {overText(next) !== overText(own) && <li>{guard.nextOver(overText(next))}</li>}
            {next.instant_transfers !== own.instant_transfers && <li>{words.nextOn}</li>}
          </ul>
          <button type="button" className="link min-h-11" onClick={() => onTakeBack(own)}>
            {words.takeBack}
          </button>
        </div>
      )}
      <Button look="line" size={44} className="mt-3" onClick={onChange}>
        {words.change}
      </Button>
      <div className="mt-4 border-t border-line pt-4">
        <h3 className="text-entry">{guard.title}</h3>
        <p className="mt-1 text-ink-2">{guard.lead}</p>
        <dl className="mt-1">
          <SummaryRow label={guard.night}>{nightText(own)}</SummaryRow>
          <SummaryRow label={guard.over}>{overText(own)}</SummaryRow>
        </dl>
        <Button look="line" size={44} className="mt-3" onClick={onGuard}>
          {guard.change}
        </Button>
      </div>
      <div className="mt-4 border-t border-line pt-1">
        <Switch
          label={words.transfers}
          helper={own.instant_transfers ? words.transfersHelper : words.transfersOffNow}
          isOn={own.instant_transfers}
          onChange={onTransfers}
        />
      </div>
    </>
  );
}
