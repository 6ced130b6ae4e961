import type { Form } from '@wura/browser/form';
import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { Banner } from '@wura/ui/banner';
import { Field } from '@wura/ui/field';
import { Picker } from '@wura/ui/picker';
import type { Beneficiary } from '../contract.ts';
import { banksInOrder } from './bank-order.ts';
import { BankTile } from './bank-tile.tsx';
import { listBanks } from './calls.ts';
import { sendMessages } from './messages.ts';
import type { SendValues } from './send-fields.ts';

export function useBanks() {
  return useRoute(listBanks, {});
}

type BankFieldProps = {
  form: Form<SendValues>;
  banks: ReturnType<typeof useBanks>;
  saved: readonly Beneficiary[];
};

/** Every bank there is, those that are looked for first. */
export function BankField({ form, banks, saved }: BankFieldProps) {
  const words = useMessages(sendMessages);
  const lastUse = new Map(saved.map(each => [each.bank_code, each.last_sent_at] as const).reverse());
  const all = banks.data?.data ?? [];
  const options = banksInOrder(all, code => lastUse.has(code)).map(({ code, name }) => {
    const at = lastUse.get(code);
    return {
      value: code,
      label: name,
      keywords: shortNames[code],
      detail: at ? words.usedOn(calendarDay(at.slice(0, 10))) : undefined,
      tile: <BankTile code={code} name={name} />,
    };
  });
  const hasFailed = banks.isError && !banks.data;
  return (
    <>
      {hasFailed && (
        <Banner
          tone="bad"
          title={words.banksFailed}
          action={
            <button type="button" className="min-h-11" onClick={() => void banks.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      <Field label={words.bank} {...form.field('bankCode')}>
        <Picker
          options={options}
          value={form.values.bankCode || undefined}
          onChange={value => form.set('bankCode', value)}
          status={banks.isPending ? 'loading' : hasFailed ? 'failed' : 'ready'}
          onRetry={() => void banks.refetch()}
          texts={{
            label: words.bank,
            placeholder: words.bankPlaceholder,
            search: words.bankSearch,
            close: words.close,
            loading: words.banksLoading,
            failed: words.banksFailed,
            retry: words.retry,
            noMatch: words.noBank,
          }}
        />
      </Field>
    </>
  );
}

/** What people call them and type. */
const shortNames: Readonly<Record<string, string>> = {
  '011': 'FBN',
  '033': 'UBA',
  '035': 'ALAT',
  '058': 'GTBank GTB',
  '070': 'FBP',
  '214': 'FCMB',
  '221': 'IBTC',
  '999992': 'Opay',
};
