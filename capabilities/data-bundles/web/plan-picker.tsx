import type { Bill } from '@wura/bills/web/use-bill';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { OverLimit } from '@wura/policy/web/over-limit';
import { asFault } from '@wura/wire/phrases';
import { RadioMark } from '@wura/ui/radio-mark';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Tabs } from '@wura/ui/tabs';
import { TextInput } from '@wura/ui/text-input';
import { Amount } from '@wura/wallets/web/amount';
import { Search, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DataPlanOnWire } from '../contract.ts';
import { planMessages } from './messages.ts';
import { groupOf, matchesPlan, planGroups, type PlanGroup } from './plan-groups.ts';
import type { Plans } from './use-plans.ts';

const searchOver = 7;

type PlanPickerProps = {
  field: { id: string; error: string | undefined };
  plans: Plans;
  /** Whether the price of the chosen one can be paid. */
  bill: Bill;
  value: string;
  onChange: (plan: DataPlanOnWire) => void;
};

/** What a network sells, by how long it lasts; what is searched for is searched for in all of them. */
export function PlanPicker({ field, plans, bill, value, onChange }: PlanPickerProps) {
  const words = useMessages(planMessages);
  const error = refusalIn(bill) ?? field.error;
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : 'plan-note'}>
      <legend className="mb-1.5 text-small font-medium">{words.plan}</legend>
      {plans.state === 'off' && <p className="panel px-4.5 py-5 text-ink-2">{words.chooseNetwork}</p>}
      {plans.state === 'loading' && (
        <Loading text={words.loading} className="flex flex-col gap-2.5">
          {/* The search, the tabs and the five plans that most networks sell for a day. */}
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
          <Skeleton className="mt-2.5 h-[284px] rounded-card! md:h-[341px]" />
        </Loading>
      )}
      {plans.state === 'failed' && (
        <p role="alert" className="panel flex items-center justify-between gap-3 px-4.5 py-2 font-medium text-bad">
          {plans.failure}
          <button type="button" onClick={plans.retry} className="link min-h-11 flex-none">
            {words.retry}
          </button>
        </p>
      )}
      {plans.state === 'ready' &&
        (plans.all.length === 0 ? (
          <p role="status" className="panel px-4.5 py-5 text-ink-2">
            {words.none}
          </p>
        ) : (
          <PlanList id={field.id} plans={plans.all} value={value} onChange={onChange} />
        ))}
      {error !== undefined && (
        <p id="plan-note" className="mt-1.5 flex gap-1.5 text-small font-medium text-bad">
          <TriangleAlert className="mt-[2px] size-[15px]!" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

/** What the server would refuse the chosen plan for, known while it is chosen. */
function refusalIn({ refusal, asking, left }: Bill): ReactNode {
  if (refusal === 'funds') return faultText(asFault(ledgerRefusals.insufficient_funds));
  const isOver = refusal === 'limit' && asking.price !== undefined && left !== undefined;
  return isOver ? <OverLimit amount={asking.price!.amount} left={left} /> : undefined;
}

type PlanListProps = { id: string; plans: readonly DataPlanOnWire[] } & Pick<PlanPickerProps, 'value' | 'onChange'>;

function PlanList({ id, plans, value, onChange }: PlanListProps) {
  const words = useMessages(planMessages);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<PlanGroup>();
  const groups = planGroups
    .map(group => ({ group, plans: plans.filter(plan => groupOf(plan) === group) }))
    .filter(each => each.plans.length > 0);
  const chosen = plans.find(plan => plan.plan_code === value);
  // What was chosen for the customer, as a payment that is made again does, is in sight.
  const current = opened ?? (chosen ? groupOf(chosen) : groups[0]!.group);
  const isSearching = query.trim() !== '';
  const found = plans.filter(plan => matchesPlan(plan, query));
  const rows = (of: readonly DataPlanOnWire[]) => <PlanRows id={id} plans={of} value={value} onChange={onChange} />;
  return (
    <div className="flex flex-col gap-2.5">
      {plans.length > searchOver && (
        <TextInput
          icon={<Search />}
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={event => setQuery(event.target.value)}
          autoComplete="off"
        />
      )}
      {isSearching ? (
        found.length === 0 ? (
          <p role="status" className="panel px-4.5 py-5 text-ink-2">
            {words.noMatch(query)}
          </p>
        ) : (
          rows(found)
        )
      ) : groups.length === 1 ? (
        rows(plans)
      ) : (
        <Tabs
          label={words.plan}
          current={groups.some(({ group }) => group === current) ? current : groups[0]!.group}
          onChange={group => setOpened(group as PlanGroup)}
          tabs={groups.map(({ group, plans: of }) => ({
            id: group,
            label: words.groups[group],
            // Where the button stands under them, six have room and more are scrolled through: another tab moves nothing.
            panel: <div className="pt-2.5 md:min-h-[351px]">{rows(of)}</div>,
          }))}
        />
      )}
    </div>
  );
}

function PlanRows({ id, plans, value, onChange }: PlanListProps) {
  // The form goes to the one that is chosen, or to the first.
  const entry = Math.max(
    0,
    plans.findIndex(plan => plan.plan_code === value),
  );
  return (
    <ul className="panel overflow-clip md:max-h-[341px] md:overflow-y-auto [&>li+li]:border-t [&>li+li]:border-line">
      {plans.map((plan, at) => (
        <li key={plan.plan_code}>
          <label className="relative flex min-h-14 cursor-pointer items-center gap-3.5 px-4.5 py-2 -outline-offset-2 hover:bg-surface-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <input
              type="radio"
              name="plan"
              id={at === entry ? id : undefined}
              value={plan.plan_code}
              checked={plan.plan_code === value}
              onChange={() => onChange(plan)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <RadioMark />
            <span className="min-w-0 grow leading-tight">
              <span className="block font-label wrap-anywhere">{plan.bundle_value || plan.plan_name}</span>
              <span className="block text-small text-ink-2 wrap-anywhere">
                {plan.bundle_validity || plan.bundle_description}
              </span>
            </span>
            <span className="font-label">
              <Amount amount={plan.bundle_price} currency="NGN" />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
