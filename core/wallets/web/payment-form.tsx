import { MayNotMove } from '@wura/policy/web/may-not-move';
import type { FormEvent, ReactNode } from 'react';
import { PaymentFailed } from './payment-failed.tsx';
import type { PaymentFailure } from './payment-flow.ts';

type PaymentFormProps = {
  form: { send: (event: FormEvent) => Promise<void> };
  lead: string;
  /** What became of the last try; sending again takes it off. */
  failure: PaymentFailure | undefined;
  words: Parameters<typeof PaymentFailed>[0]['words'];
  onDismiss: () => void;
  /** Beside the fields where there is room: what it comes to. */
  aside: ReactNode;
  children: ReactNode;
};

/** The frame around the fields of a payment: why it cannot be made, or was not, stands above them. */
export function PaymentForm({ form, lead, failure, words, onDismiss, aside, children }: PaymentFormProps) {
  return (
    <div className="grid gap-10 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
      <form
        noValidate
        className="flex max-w-[480px] min-w-0 flex-col gap-5"
        onSubmit={event => {
          onDismiss();
          void form.send(event);
        }}
      >
        <p className="text-lead text-ink-2">{lead}</p>
        <MayNotMove />
        {failure && <PaymentFailed failure={failure} words={words} onDismiss={onDismiss} />}
        {children}
      </form>
      {aside}
    </div>
  );
}
