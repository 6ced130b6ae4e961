import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { viewAddress } from '@wura/browser/views';
import { formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { Meter } from '@wura/ui/meter';
import { Amount } from '@wura/wallets/web/amount';
import { categoryMessages } from '@wura/wallets/web/category-messages';
import { describe } from '@wura/wallets/web/describe';
import { Link } from 'react-router';
import type { SpentInCurrency } from '../contract.ts';
import type { Planned } from './budget-form.tsx';
import { spendingMessages } from './messages.ts';

type Row = SpentInCurrency['categories'][number];

/** A month in one currency: the sum, each category beside its budget, and with whom most was spent. */
export function InCurrency({ spent, onPlan }: { spent: SpentInCurrency; onPlan: (planned: Planned) => void }) {
  const words = useMessages(spendingMessages);
  const { currency, categories, counterparties } = spent;
  return (
    <section aria-label={currency} className="mt-4">
      <div className="panel p-5">
        <p className="text-figure-lg font-strong">
          <Amount amount={spent.spent} currency={currency} look="big" />
        </p>
        <p className="mt-1 text-small text-ink-2">
          {words.payments(spent.payments)}, {words.before(formatAmount(spent.before, currency))}
        </p>
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="panel p-5">
          <h3 className="text-entry">{words.categories}</h3>
          <ul>
            {categories.map(row => (
              <Category key={row.category} row={row} spent={spent} onPlan={onPlan} />
            ))}
          </ul>
        </div>
        {counterparties.length > 0 && (
          <div className="panel p-5">
            <h3 className="text-entry">{words.people}</h3>
            <ul>
              {counterparties.map(each => (
                <Counterparty key={each.counterparty_id} of={each} currency={currency} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** Somebody who was paid, or what was bought of nobody in particular, and the way to these payments. */
function Counterparty({ of, currency }: { of: SpentInCurrency['counterparties'][number]; currency: string }) {
  const words = useMessages(spendingMessages);
  const { counterparty_id: party, wallet_id: wallet, description_code, description_facts } = of;
  const named =
    description_code === null ? of.name : describe({ description: of.name, description_code, description_facts });
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={`${viewAddress('transactions')}&${new URLSearchParams({ wallet, with: party, named })}`}
        className="flex min-h-14 items-center justify-between gap-3"
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere">{named}</span>
          <span className="block text-small text-ink-2">{words.payments(of.payments)}</span>
        </span>
        <Amount amount={of.spent} currency={currency} />
      </Link>
    </li>
  );
}

type CategoryProps = { row: Row; spent: SpentInCurrency; onPlan: (planned: Planned) => void };

function Category({ row, spent: { currency, spent: all }, onPlan }: CategoryProps) {
  const words = useMessages(spendingMessages);
  const { names } = useMessages(categoryMessages);
  const { category, spent, budget } = row;
  const percent = percentOf(spent, budget ?? all, currency);
  const over = budget === null ? undefined : overOf(spent, budget, currency);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-label">{names[category]}</span>
        <span>
          <Amount amount={spent} currency={currency} />
          {budget !== null && (
            <span className="ml-1 text-small text-ink-2">{words.of(formatAmount(budget, currency))}</span>
          )}
        </span>
      </div>
      <div className="mt-2">
        <Meter percent={percent} label={budget === null ? words.share(percent) : words.ofBudget(percent)} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <span className={`text-small ${over === undefined ? 'text-ink-2' : 'font-medium text-bad'}`}>
          {over === undefined ? words.payments(row.payments) : words.over(formatAmount(over, currency))}
        </span>
        <button
          type="button"
          aria-label={words.setBudget(names[category])}
          className="link min-h-11 text-small"
          onClick={() => onPlan({ currency, category, amount: budget?.replace(/\.0+$/, '') ?? '' })}
        >
          {words.budget}
        </button>
      </div>
    </li>
  );
}

function percentOf(part: string, whole: string, currency: string): number {
  if (!isCurrencyCode(currency)) return 0;
  const all = minorOf(whole, currency);
  return all === 0n ? 0 : Number((minorOf(part, currency) * 100n) / all);
}

function overOf(spent: string, budget: string, currency: string): string | undefined {
  if (!isCurrencyCode(currency)) return undefined;
  const minor = minorOf(spent, currency) - minorOf(budget, currency);
  return minor > 0n ? formatMoney({ currency, minor }) : undefined;
}
