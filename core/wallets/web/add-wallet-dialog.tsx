import { useQueryClient } from '@tanstack/react-query';
import { call, endpoint } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName, symbolOf } from '@wura/browser/money-format';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { currencies, type CurrencyCode } from '@wura/money/currencies';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { Flag } from '@wura/ui/flag';
import { Picker } from '@wura/ui/picker';
import { toast } from '@wura/ui/toast';
import type { routes, Wallet } from '../contract.ts';
import { lazy, Suspense } from 'react';
import { addWalletMessages } from './messages.ts';
import { walletFaults } from '../refusals.ts';
import { listWallets } from './wallet-list.ts';

const CurrencyFacts = lazy(() => import('./currency-facts.tsx'));

const openWallet = endpoint<typeof routes.openWallet>('POST', '/api/wallets');

type AddWalletDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  owned: readonly Wallet[];
  /** The currency that is chosen already, for a customer who came here for it. */
  currency?: CurrencyCode | undefined;
  onAdded?: ((wallet: Wallet) => void) | undefined;
};

export function AddWalletDialog({ isOpen, onClose, ...rest }: AddWalletDialogProps) {
  const words = useMessages(addWalletMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.close}>
      <AddWalletForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function AddWalletForm({ owned, currency: wanted, onAdded, onClose }: Omit<AddWalletDialogProps, 'isOpen'>) {
  const words = useMessages(addWalletMessages);
  const queries = useQueryClient();
  const options = currencies
    .filter(({ code }) => !owned.some(wallet => wallet.currency === code))
    .map(({ code, name }) => ({
      value: code,
      label: name,
      detail: symbolOf(code).trim() === code ? code : `${code}, ${symbolOf(code).trim()}`,
      keywords: code,
      tile: <Flag code={code} />,
    }));
  const form = useForm({
    initial: { currency: wanted ?? '' },
    faults: ({ currency }) => ({ currency: currency === '' ? walletFaults.currency_missing : undefined }),
    submit: async ({ currency }) => {
      const wallet = await call(openWallet, { body: { currency } });
      await queries.invalidateQueries({ queryKey: [keyOf(listWallets)[0]] });
      onClose();
      onAdded?.(wallet);
      toast(words.done(currencyName(wallet.currency)));
    },
  });
  if (options.length === 0) return <p>{words.hasAll}</p>;
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-1 md:min-h-[400px]">
      <p className="text-ink-2">{words.lead}</p>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.refused })}
        </p>
      )}
      <Field label={words.currency} {...form.field('currency')}>
        <Picker
          options={options}
          value={form.values.currency || undefined}
          onChange={value => form.set('currency', value)}
          texts={{ ...words, label: words.currency }}
        />
      </Field>
      {form.values.currency !== '' && (
        <Suspense>
          <CurrencyFacts currency={form.values.currency} />
        </Suspense>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.submitting} className="mt-auto">
        {words.submit}
      </Button>
    </form>
  );
}
