import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { AddWalletDialog } from '@wura/wallets/web/add-wallet-dialog';
import { PaymentForm } from '@wura/wallets/web/payment-form';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { useState } from 'react';
import type { Quote } from '../contract.ts';
import { isTooMuch, type Chosen, type ConversionValues } from './convert-fields.ts';
import { ConvertSides } from './convert-sides.tsx';
import { convertMenuMessages } from './menu-messages.ts';
import { convertMessages } from './messages.ts';
import { QuoteState } from './quote-state.tsx';
import { RateChart } from './rate-chart.tsx';
import type { useQuote } from './use-quote.ts';
import { AtYourRate } from './at-your-rate.tsx';

type ConvertFormProps = {
  form: Form<ConversionValues>;
  wallets: ReturnType<typeof useWallets>;
  chosen: Chosen;
  quoted: ReturnType<typeof useQuote>;
  /** The price that waits for the PIN: it stays in sight, and no other is asked for meanwhile. */
  confirming: Quote | undefined;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
};

export function ConvertForm({ form, wallets, chosen, quoted, confirming, failure, onDismiss }: ConvertFormProps) {
  const words = useMessages(convertMessages);
  const { title } = useMessages(convertMenuMessages);
  const isNarrow = useNarrow();
  const [isAdding, setAdding] = useState(false);
  const all = wallets.data ?? [];
  const { from, to } = chosen;
  const { amount } = form.values;
  const currency = from?.currency ?? 'NGN';
  const isShort = isTooMuch(amount, from);

  return (
    <PaymentPage title={title}>
      <PaymentForm
        form={form}
        lead={words.lead}
        failure={failure}
        words={words}
        onDismiss={onDismiss}
        aside={
          <aside className="flex max-w-[480px] min-w-0 flex-col gap-6 xl:sticky xl:top-8 xl:self-start">
            <RateChart from={currency} to={to?.currency ?? (currency === 'NGN' ? 'USD' : 'NGN')} />
            <AtYourRate chosen={chosen} wallets={all} amount={amount} onChoose={form.set} />
          </aside>
        }
      >
        <WalletsFailed wallets={wallets} />
        {wallets.isPending ? (
          <Loading text={words.loadingWallets}>
            <Skeleton className="h-[252px] rounded-card!" />
            <Skeleton className="mt-[107px] h-[229px] rounded-card!" />
          </Loading>
        ) : (
          <ConvertSides
            form={form}
            wallets={all}
            chosen={chosen}
            quote={confirming ?? quoted.live?.quote}
            onOpenWallet={() => setAdding(true)}
          />
        )}
        <QuoteState quoted={quoted} />
        <FormFooter>
          <Button
            type="submit"
            size={isNarrow ? 56 : 52}
            isWide
            isDisabled={isShort || wallets.isPending}
            isLoading={quoted.isAsking}
            loadingLabel={words.asking}
          >
            {words.convert}
          </Button>
        </FormFooter>
      </PaymentForm>
      <AddWalletDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        owned={all}
        onAdded={wallet => form.set('toId', wallet.id)}
      />
    </PaymentPage>
  );
}
