import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { viewAddress } from '@wura/browser/views';
import { CallError } from '@wura/browser/call-error';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PinInput } from '@wura/ui/pin-input';
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { VirtualCard } from '../contract.ts';
import { CostLine } from './cost-line.tsx';
import { cardMessages } from './messages.ts';
import { paymentFailure } from './payment-failure.ts';
import type { useCardPayment } from './use-card-payment.ts';

/** What of a form with an amount and a PIN is drawn here. */
interface Form {
  readonly values: { readonly amount: string; readonly pin: string };
  readonly failure?: unknown;
  readonly isBusy: boolean;
  send(event: FormEvent): unknown;
  setFailure(failure: undefined): void;
  set(name: 'amount' | 'pin', value: string): void;
  field(name: 'amount' | 'pin'): Omit<ComponentProps<typeof Field>, 'label' | 'children'>;
}

type PaymentFormProps = {
  form: Form;
  payment: ReturnType<typeof useCardPayment>;
  title: string;
  /** Where the server gave no reason. */
  failed: string;
  button: string;
  busy: string;
  currency: VirtualCard['currency'];
  quoted: ComponentProps<typeof CostLine>['quoted'];
  asksPin: boolean;
  /** What else may be chosen, after what it costs. */
  more?: ReactNode;
  /** What is chosen before the amount. */
  children: ReactNode;
};

/** Money for a card, new or not: what came of it, the amount with what it costs, and the PIN. */
export function PaymentForm(props: PaymentFormProps) {
  const { form, payment, title, failed, button, busy, currency, quoted, asksPin, more, children } = props;
  const words = useMessages(cardMessages);
  const titleId = useId();
  const missing = missingFor(form.failure, words);
  return (
    <form
      noValidate
      className="panel flex flex-col gap-4 p-5"
      aria-labelledby={titleId}
      onSubmit={event => void form.send(event)}
    >
      <h2 id={titleId} className="text-t3">
        {title}
      </h2>
      {form.failure !== undefined && (
        <Banner
          tone="bad"
          title={paymentFailure(form.failure, { fallback: failed, unknown: words.unknown })}
          action={
            missing && (
              <Link to={missing.address} className="inline-flex min-h-11 items-center">
                {missing.label}
              </Link>
            )
          }
          onDismiss={() => form.setFailure(undefined)}
          dismissLabel={words.dismiss}
        />
      )}
      {payment.told && (
        <Banner tone="ok" title={payment.told} onDismiss={payment.dismiss} dismissLabel={words.dismiss} />
      )}
      {children}
      <Field label={words.amount} {...form.field('amount')}>
        <MoneyInput
          value={form.values.amount}
          onChange={value => form.set('amount', value)}
          symbol={symbolOf(currency)}
          minorDigits={scaleOf(currency)}
          pill={<CurrencyPill code={currency} />}
        />
      </Field>
      <CostLine quoted={quoted} />
      {more}
      {asksPin && (
        <Field label={words.pin} {...form.field('pin')}>
          <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
        </Field>
      )}
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={busy}>
        {button}
      </Button>
    </form>
  );
}

/** What a card needs of its customer first, and where they give it: a number, or their papers. */
function missingFor(failure: unknown, words: { verify: string; addNumber: string }) {
  if (!(failure instanceof CallError)) return undefined;
  if (failure.code === 'kyc_required') return { address: viewAddress('kyc'), label: words.verify };
  if (!['bvn_required', 'nin_required'].includes(failure.code)) return undefined;
  return { address: `${viewAddress('kyc')}#numbers`, label: words.addNumber };
}
