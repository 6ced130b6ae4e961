import { CallError } from '@wura/browser/call-error';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { LimitLink } from '@wura/policy/web/limit-link';
import { isOver, useLimits } from '@wura/policy/web/limits';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { FormFooter } from '@wura/ui/form-footer';
import { MoneyInput } from '@wura/ui/money-input';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { TextInput } from '@wura/ui/text-input';
import { useNarrow } from '@wura/ui/use-narrow';
import type { ReactNode } from 'react';
import { quickAmounts, type DepositValues } from './deposit-fields.ts';
import type { Notice } from './deposit-flow.ts';
import { cardMessages } from './messages.ts';

type DepositFormProps = {
  form: Form<DepositValues>;
  notice: Notice | undefined;
  onDismiss: () => void;
  /** Nothing while that is not known. */
  hasWallet: boolean | undefined;
  isSandbox: boolean;
  /** The price on a phone, where there is no rail for it. */
  children: ReactNode;
};

export function DepositForm({ form, notice, onDismiss, hasWallet, isSandbox, children }: DepositFormProps) {
  const words = useMessages(cardMessages);
  const isNarrow = useNarrow();
  const most = useLimits()?.single_deposit.limit;
  const { amount } = form.values;
  const isOverLimit = most !== undefined && isOver(amount, most);
  return (
    <form noValidate className="flex flex-col gap-5 pt-5" onSubmit={form.send}>
      <ProviderEvent notice={notice} failure={form.failure} onDismiss={onDismiss} />
      <RadioTiles
        legend={words.quick}
        name="quick"
        options={quickAmounts.map(value => ({ value, label: formatAmount(value, 'NGN').replace(/[.,]00$/, '') }))}
        value={amount}
        onChange={value => form.set('amount', value)}
      />
      <Field
        label={words.amount}
        {...form.field('amount')}
        helper={words.minimum}
        {...(isOverLimit && {
          error: (
            <>
              {words.overLimit(formatAmount(most, 'NGN'))} <LimitLink />
            </>
          ),
        })}
      >
        <MoneyInput
          name="amount"
          value={amount}
          onChange={value => form.set('amount', value)}
          onBlur={() => form.leave('amount')}
          symbol={symbolOf('NGN')}
          minorDigits={scaleOf('NGN')}
          pill={<CurrencyPill code="NGN" />}
        />
      </Field>
      <Field label={words.email} {...form.field('email')} helper={words.emailHelper}>
        <TextInput {...form.text('email')} type="email" autoComplete="email" />
      </Field>
      {children}
      <FormFooter>
        <Button
          type="submit"
          size={isNarrow ? 56 : 52}
          isWide
          isDisabled={!hasWallet || isOverLimit}
          aria-describedby={hasWallet === false ? 'deposit-needs' : undefined}
          isLoading={form.isBusy}
          loadingLabel={words.submitting}
        >
          {words.submit}
        </Button>
        {hasWallet === false && (
          <p id="deposit-needs" className="mt-2.5 text-center text-small text-ink-2">
            {words.needsWallet}
          </p>
        )}
      </FormFooter>
      {isSandbox && <p className="-mt-3 text-center text-small text-ink-2">{words.sandbox}</p>}
    </form>
  );
}

type ToldProps = { notice: Notice | undefined; failure: unknown; onDismiss: () => void };

/** What happened, whether money moved, and what to do. */
function ProviderEvent({ notice, failure, onDismiss }: ToldProps) {
  const words = useMessages(cardMessages);
  const dismissal = { onDismiss, dismissLabel: words.dismiss };
  if (failure !== undefined) {
    const isLimit = failure instanceof CallError && failure.code === 'limit_exceeded';
    return (
      <Banner
        tone="bad"
        title={refusalText(failure, { fallback: words.noCheckout })}
        action={isLimit && <LimitLink />}
        {...dismissal}
      >
        <p>{words.nothingCharged}</p>
      </Banner>
    );
  }
  if (!notice) return null;
  if (notice.kind === 'cancelled') {
    return (
      <Banner tone="wait" title={words.cancelled} {...dismissal}>
        <p>{notice.isChecking ? words.cancelledChecking : words.cancelledText}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="bad" title={notice.kind === 'not_started' ? words.notStarted : words.noCheckout} {...dismissal}>
      <p>{words.nothingCharged}</p>
    </Banner>
  );
}
