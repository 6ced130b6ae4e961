import { callOnce } from '@wura/browser/call-once';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Motif } from '@wura/ui/motif';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import type { Wallet } from '@wura/wallets/contract';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { FormMoney } from '@wura/wallets/web/form-money';
import type { Pot } from '../contract.ts';
import { potFaults } from '../refusals.ts';
import { nameMax, potLooks, type PotLook } from '../rules.ts';
import { changePot, makePot } from './calls.ts';
import { potFormMessages } from './messages.ts';
import { useChanged } from './use-pots.ts';

type PotFormProps = { wallets: readonly Wallet[]; pot?: Pot; onDone: (pot: Pot) => void };

/** A new pot, or another name, picture and goal of one there is. */
export function PotForm({ wallets, pot, onDone }: PotFormProps) {
  const words = useMessages(potFormMessages);
  const changed = useChanged();
  const look: string = pot?.look ?? 'cowrie';
  const form = useForm({
    initial: {
      wallet: pot?.wallet_id ?? primaryWallet(wallets)?.id ?? '',
      name: pot?.name ?? '',
      look,
      goal: pot?.goal?.replace(/\.0+$/, '') ?? '',
      by: pot?.by ?? '',
    },
    faults: ({ name, wallet }) => ({
      wallet: wallet === '' ? potFaults.pot_wallet_missing : undefined,
      name: name.trim() === '' ? potFaults.pot_name_invalid : undefined,
    }),
    wireNames: { wallet_id: 'wallet' },
    submit: async ({ wallet, name, look, goal, by }) => {
      const said = {
        name: name.trim(),
        look: look as PotLook,
        goal: goal === '' ? null : goal,
        by: by === '' ? null : by,
      };
      const kept = pot
        ? await call(changePot, { params: { id: pot.id }, body: said })
        : await callOnce(makePot, { body: { ...said, wallet_id: wallet } });
      await changed();
      onDone(kept);
    },
  });
  const currency = wallets.find(({ id }) => id === form.values.wallet)?.currency ?? pot?.currency ?? 'NGN';
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-4">
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
      )}
      {!pot && wallets.length > 1 && (
        <Field label={words.wallet} {...form.field('wallet')}>
          <Select {...form.text('wallet')}>
            {wallets.map(({ id, currency: code }) => (
              <option key={id} value={id}>
                {currencyName(code)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={words.name} {...form.field('name')}>
        <TextInput
          {...form.text('name')}
          maxLength={nameMax}
          placeholder={words.namePlaceholder}
          autoComplete="off"
          data-autofocus
        />
      </Field>
      <RadioTiles
        legend={words.look}
        name="look"
        id={form.idOf('look')}
        options={potLooks.map(value => ({
          value,
          label: words.looks[value],
          tile: <Motif name={value} className="tile size-9 text-link" />,
        }))}
        value={form.values.look}
        onChange={value => form.set('look', value)}
      />
      <Field label={words.goal} {...form.field('goal')}>
        <FormMoney form={form} name="goal" currency={currency} />
      </Field>
      <Field label={words.by} {...form.field('by')}>
        <TextInput type="date" {...form.text('by')} />
      </Field>
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={pot ? words.saving : words.making}>
        {pot ? words.save : words.make}
      </Button>
    </form>
  );
}
