import { callOnce } from '@wura/browser/call-once';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { useCustomer } from '@wura/identity/web/customer';
import { parseMoney } from '@wura/money';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { cleanRemarks, remarksFault, remarksMax } from '@wura/wallets/remarks';
import { remarkMessages } from '@wura/wallets/web/remark-messages';
import { commonFaults } from '@wura/wire/faults';
import type { PaymentRequest } from '../contract.ts';
import { requestFaults } from '../refusals.ts';
import { payerFault } from '../rules.ts';
import { ask, listRequests } from './calls.ts';
import { paidMessages } from './messages.ts';

const lasting = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const;
const empty = { amount: '', note: '', to: '', lasts: 'week' as string };

/** What is asked for, what for, of whom and for how long. All of it may be left open but the time. */
export function AskForm({ onAsked }: { onAsked: (request: PaymentRequest) => void }) {
  const words = useMessages(paidMessages);
  const { remarkCount } = useMessages(remarkMessages);
  const queries = useQueryClient();
  const { data: customer } = useCustomer();
  const form = useForm({
    initial: empty,
    wireNames: { expiresInHours: 'lasts' },
    faults: ({ amount, note, to }) => ({
      amount: amountFault(amount, to),
      note: remarksFault(note),
      to: to.trim() === '' ? undefined : payerFault(plainPayer(to)),
      lasts: undefined,
    }),
    submit: async ({ amount, note, to, lasts }) => {
      const body = {
        ...(amount !== '' && { amount }),
        ...(cleanRemarks(note) !== '' && { note }),
        ...(to.trim() !== '' && { to: plainPayer(to) }),
        expiresInHours: lasting[lasts as keyof typeof lasting],
      };
      onAsked(await callOnce(ask, { body }));
      form.restore(empty);
      await queries.invalidateQueries({ queryKey: [listRequests.path] });
    },
  });
  useDraft({ name: 'ask', owner: customer?.id, draft: form.values, restore: form.restore });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.send}>
      <Field label={words.amount} helper={words.amountHelper} {...form.field('amount')}>
        <MoneyInput
          value={form.values.amount}
          onChange={value => form.set('amount', value)}
          onBlur={() => form.leave('amount')}
          symbol={symbolOf('NGN')}
          minorDigits={scaleOf('NGN')}
          pill={<CurrencyPill code="NGN" />}
        />
      </Field>
      <Field
        label={words.note}
        helper={words.noteHelper}
        aside={remarkCount([...cleanRemarks(form.values.note)].length, remarksMax)}
        {...form.field('note')}
      >
        <TextInput {...form.text('note')} autoComplete="off" />
      </Field>
      <Field label={words.of} helper={words.ofHelper} {...form.field('to')}>
        <TextInput {...form.text('to')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={words.lasts} {...form.field('lasts')}>
        <Select {...form.text('lasts')}>
          {Object.keys(lasting).map(each => (
            <option key={each} value={each}>
              {words.lasting[each as keyof typeof lasting]}
            </option>
          ))}
        </Select>
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isWide size={56} isLoading={form.isBusy} loadingLabel={words.asking}>
        {form.values.to.trim() === '' ? words.makeLink : words.ask}
      </Button>
    </form>
  );
}

/** Nothing is an answer too, as long as no customer is asked by name. */
function amountFault(amount: string, to: string) {
  if (amount === '') return to.trim() === '' ? undefined : requestFaults.payer_needs_amount;
  return typeof parseMoney(amount, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined;
}

/** People paste a number in the groups it is shown in. */
const plainPayer = (typed: string) => typed.replaceAll(/[\s-]/g, '');
