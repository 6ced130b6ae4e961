import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { LoaderCircle } from 'lucide-react';
import { sendMessages } from './messages.ts';
import type { SendValues } from './send-fields.ts';
import type { NameCheck } from './use-name-check.ts';

/** Ten digits, and under them the name that the bank gives. */
export function AccountField({ form, check }: { form: Form<SendValues>; check: NameCheck }) {
  const words = useMessages(sendMessages);
  const { accountNumber } = form.values;

  function edit(text: string) {
    // People paste the number in the groups it is shown in.
    const digits = text.replaceAll(/\D/g, '').slice(0, 10);
    if (digits !== accountNumber) form.set('accountNumber', digits);
  }

  const { id, error } = form.field('accountNumber');
  // A customer who leaves the field while the bank is being asked has done nothing wrong.
  const isWrong = check.state === 'idle' || accountNumber.length < 10;
  return (
    <Field
      label={words.accountNumber}
      id={id}
      error={
        check.fault === undefined ? (
          isWrong ? (
            error
          ) : undefined
        ) : (
          <NotValidated fault={check.fault} retry={check.retry} />
        )
      }
      ok={
        check.accountName === undefined ? undefined : (
          <>
            <span className="block font-strong text-ink">{check.accountName}</span>
            <span>{words.confirmedByBank}</span>
          </>
        )
      }
      helper={
        check.state === 'checking' ? (
          <Checking />
        ) : accountNumber.length === 10 ? (
          words.chooseBankFirst
        ) : (
          words.accountHelper
        )
      }
    >
      <TextInput
        name="accountNumber"
        inputMode="numeric"
        autoComplete="off"
        value={groupAccountNumber(accountNumber)}
        onChange={event => edit(event.target.value)}
        onBlur={() => form.leave('accountNumber')}
        className="money-flow"
        trail={check.state === 'checking' && <LoaderCircle aria-hidden="true" className="animate-spin" />}
      />
    </Field>
  );
}

/** As high as the answer, so that nothing below moves when it comes. */
function Checking() {
  const words = useMessages(sendMessages);
  return (
    <>
      <span className="block">{words.checking}</span>
      <span className="block h-[1lh]" />
    </>
  );
}

function NotValidated({ fault, retry }: { fault: string; retry: () => void }) {
  const words = useMessages(sendMessages);
  return (
    <>
      <span role="alert">{fault}</span>{' '}
      <span className="font-regular">
        {words.notValidatedAdvice}{' '}
        <button type="button" className="min-h-6 underline" onClick={retry}>
          {words.retry}
        </button>
      </span>
    </>
  );
}
