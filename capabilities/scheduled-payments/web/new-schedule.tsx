import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { lagosDate } from '@wura/platform/time';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { Select } from '@wura/ui/select';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import type { TransactionDetail, Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { primaryWallet, useWallets } from '@wura/wallets/web/wallet-list';
import { commonFaults } from '@wura/wire/faults';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import { addDays } from '../calendar.ts';
import type { Routes } from '../contract.ts';
import { checkWish, listKinds, listSchedules, showTransaction } from './calls.ts';
import { ChoiceField } from './choice-field.tsx';
import { scheduleFormMessages, scheduleMessages } from './messages.ts';
import { ReviewSchedule, type Wish } from './review-schedule.tsx';
import { WhenFields } from './when-fields.tsx';

type Kind = ReplyOf<Routes['kinds']>['data'][number];
type NewScheduleProps = { from: string | undefined; onMade: (id: string) => void };

/** What is to be paid, and when; or a payment that was made, to be made again on days to come. */
export function NewSchedule({ from, onMade }: NewScheduleProps) {
  const words = useMessages(scheduleFormMessages);
  const names = useMessages(scheduleMessages);
  const kinds = useRoute(listKinds, {});
  const wallets = useWallets();
  const before = useRoute(showTransaction, { params: { id: from ?? '' } }, { isOff: from === undefined });
  if (kinds.isPending || wallets.isPending || (from !== undefined && before.isPending)) {
    return (
      <Loading text={names.loading}>
        <SkeletonRows count={5} />
      </Loading>
    );
  }
  if (kinds.isError || wallets.isError) {
    const retry = () => void Promise.all([kinds.refetch(), wallets.refetch()]);
    return (
      <Banner
        tone="bad"
        title={names.failed}
        action={
          <button type="button" className="min-h-11" onClick={retry}>
            {words.retry}
          </button>
        }
      />
    );
  }
  if (kinds.data.data.length === 0) return <p className="pb-4">{words.nothing}</p>;
  return <Form kinds={kinds.data.data} wallets={wallets.data} before={before.data} onMade={onMade} />;
}

const fieldNames = [
  'number',
  'network',
  'plan',
  'provider',
  'meter_type',
  'bouquet',
  'bank',
  'remarks',
  'pot',
] as const;
type FieldName = (typeof fieldNames)[number];

type FormProps = {
  kinds: readonly Kind[];
  wallets: readonly Wallet[];
  before: TransactionDetail | undefined;
  onMade: (id: string) => void;
};

function Form({ kinds, wallets, before, onMade }: FormProps) {
  const words = useMessages(scheduleFormMessages);
  const names = useMessages(scheduleMessages);
  const balanceText = useBalanceText();
  const queries = useQueryClient();
  const [checked, setChecked] = useState<{ wish: Wish; answer: ReplyOf<Routes['check']> }>();
  const again = before && againOf(before);
  const empty = Object.fromEntries(fieldNames.map(name => [name, again?.[name] ?? ''])) as Record<FieldName, string>;
  const form = useForm({
    initial: {
      kind: before && kinds.some(({ kind }) => kind === before.category) ? before.category : kinds[0]!.kind,
      wallet: before?.wallet_id ?? primaryWallet(wallets)?.id ?? '',
      ...empty,
      amount: before?.amount.replace(/\.0+$/, '') ?? '',
      repeats: 'monthly',
      startsOn: tomorrow(),
      endsOn: '',
      onFailure: 'retry',
    },
    faults: values => {
      const { fields, is_priced } = kinds.find(({ kind }) => kind === values.kind)!;
      const lacking = fields.filter(({ name, is_optional }) => !is_optional && values[name as FieldName].trim() === '');
      return {
        wallet: values.wallet === '' ? commonFaults.field_missing : undefined,
        ...Object.fromEntries(lacking.map(({ name }) => [name, commonFaults.field_missing])),
        amount: !is_priced && values.amount === '' ? commonFaults.amount_invalid : undefined,
        startsOn: values.startsOn === '' ? commonFaults.field_missing : undefined,
      };
    },
    wireNames: {
      ...Object.fromEntries(fieldNames.map(name => [`fields.${name}`, name])),
      wallet_id: 'wallet',
      starts_on: 'startsOn',
      ends_on: 'endsOn',
    },
    submit: async values => {
      const wish = wishOf(values);
      setChecked({ wish, answer: await call(checkWish, { body: wish }) });
    },
  });
  const { values } = form;
  const kind = kinds.find(each => each.kind === values.kind)!;
  const payable = wallets.filter(({ currency }) => kind.in_any_currency || currency === 'NGN');
  const currency = wallets.find(({ id }) => id === values.wallet)?.currency ?? 'NGN';

  function wishOf(given: typeof values): Wish {
    const asked = kind.fields.map(({ name }) => [name, given[name as FieldName].trim()] as const);
    const fields = Object.fromEntries(asked.filter(([, value]) => value !== ''));
    return { kind: given.kind, wallet_id: given.wallet, fields, ...(!kind.is_priced && { amount: given.amount }) };
  }

  function choose(name: string): void {
    form.set('kind', name);
    for (const each of fieldNames) form.set(each, '');
    const next = kinds.find(each => each.kind === name);
    if (!next?.in_any_currency && currency !== 'NGN') form.set('wallet', primaryWallet(wallets)?.id ?? '');
  }

  if (checked) {
    return (
      <ReviewSchedule
        {...checked}
        when={values}
        onLeave={() => setChecked(undefined)}
        onRefused={error => {
          setChecked(undefined);
          form.setFailure(error);
        }}
        onMade={async id => {
          await queries.invalidateQueries({ queryKey: [listSchedules.path] });
          onMade(id);
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-4">
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
      )}
      <Field label={words.what} {...form.field('kind')}>
        <Select {...form.text('kind')} onChange={event => choose(event.target.value)}>
          {kinds.map(each => (
            <option key={each.kind} value={each.kind}>
              {names.kinds[each.kind] ?? each.kind}
            </option>
          ))}
        </Select>
      </Field>
      {kind.fields.map(({ name: asked, input, after }) => {
        const name = asked as FieldName;
        const label = name === 'number' ? (words.fields.number[kind.kind] ?? '') : words.fields[name];
        if (input === 'choice') {
          const first = after as FieldName | null;
          return (
            <ChoiceField
              key={`${kind.kind} ${name}`}
              kind={kind.kind}
              name={name}
              label={label}
              given={first ? { [first]: values[first] } : {}}
              isReady={first === null || values[first] !== ''}
              field={form.field(name)}
              text={form.text(name)}
            />
          );
        }
        return (
          <Field key={`${kind.kind} ${name}`} label={label} {...form.field(name)}>
            <TextInput {...form.text(name)} {...(input === 'digits' && { inputMode: 'numeric' })} autoComplete="off" />
          </Field>
        );
      })}
      <Field label={words.wallet} {...form.field('wallet')}>
        <Select {...form.text('wallet')}>
          {payable.map(each => (
            <option key={each.id} value={each.id}>
              {words.walletOption(each.name, balanceText(each.balance, each.currency).shown)}
            </option>
          ))}
        </Select>
      </Field>
      {!kind.is_priced && (
        <Field label={words.amount} {...form.field('amount')}>
          <MoneyInput
            value={values.amount}
            onChange={value => form.set('amount', value)}
            onBlur={() => form.leave('amount')}
            symbol={symbolOf(currency)}
            minorDigits={scaleOf(currency)}
            pill={<CurrencyPill code={currency} />}
          />
        </Field>
      )}
      <WhenFields form={form} isNew />
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.review}
      </Button>
    </form>
  );
}

const tomorrow = () => addDays(lagosDate(Date.now()), 1);

/** What the form of such a payment is filled in with; a customer is paid again by their account number. */
function againOf({ again, counterparty }: TransactionDetail): Readonly<Record<string, string>> | undefined {
  if (again) return again;
  return counterparty?.account_number == null ? undefined : { number: counterparty.account_number };
}
