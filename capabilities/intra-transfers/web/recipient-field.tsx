import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import type { Form } from '@wura/browser/form';
import { textsOf, useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { faultText } from '@wura/browser/phrase-text';
import { asFault } from '@wura/wire/phrases';
import { announce } from '@wura/ui/announce';
import { Avatar } from '@wura/ui/avatar';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { intraRefusals } from '../refusals.ts';
import { recipientFault } from '../rules.ts';
import { searchByAccount } from './calls.ts';
import { shownRecipient } from './shown-recipient.ts';
import { transferMessages } from './messages.ts';
import { StarPerson } from './save-person.tsx';
import { pick, type TransferValues } from './transfer-fields.ts';
import type { People } from './use-people.ts';

type RecipientFieldProps = { form: Form<TransferValues>; ownAccountNumber: string | undefined; people: People };

/** An account number or a @username, and the name behind it. Changing the number takes the name away. */
export function RecipientField({ form, ownAccountNumber, people }: RecipientFieldProps) {
  const words = useMessages(transferMessages);
  const [isSearching, setSearching] = useState(false);
  /** In words: an answer may have been lost, or have told more than a code. */
  const [fault, setFault] = useState<string>();
  const asked = useRef('');
  const { accountNumber, recipientName } = form.values;

  function edit(text: string) {
    // People paste the number in the groups it is shown in.
    const digits = text.trimStart().startsWith('@')
      ? text.replaceAll(/[^@\w]/g, '').slice(0, 21)
      : text.replaceAll(/[\s-]/g, '').slice(0, 10);
    if (digits === accountNumber) return;
    pick(form, { accountNumber: digits, name: '', saved: undefined });
    // An answer about the number that stood here is of no use any more.
    asked.current = '';
    setFault(undefined);
    // Ten digits are a whole number: nothing has to be pressed.
    if (/^\d{10}$/.test(digits)) search(digits);
  }

  function search(digits = accountNumber): void {
    // One that was corrected while the first was looked up is looked up too.
    if (isSearching && asked.current === digits) return;
    const wrong =
      recipientFault(digits) ?? (digits === ownAccountNumber ? asFault(intraRefusals.own_account) : undefined);
    setFault(faultText(wrong));
    if (wrong !== undefined) return document.getElementById(form.idOf('accountNumber'))?.focus();
    asked.current = digits;
    // What was wrong with the number is being found out anew.
    form.set('accountNumber', digits);
    setSearching(true);
    form.awaits(find(digits));
  }

  async function find(digits: string): Promise<void> {
    try {
      const { full_name, saved } = await call(searchByAccount, { query: { account_number: digits } });
      if (asked.current !== digits) return;
      if (full_name.trim() === '') return setFault(faultText(asFault(intraRefusals.user_not_found)));
      pick(form, { accountNumber: digits, name: full_name, saved });
      announce(`${words.nameOnWura}: ${full_name}`);
      document.getElementById(form.idOf('amount'))?.focus();
    } catch (error) {
      if (asked.current === digits) setFault(searchFault(error));
    } finally {
      if (asked.current === digits || asked.current === '') setSearching(false);
    }
  }

  // The view that sends to banks knows already whom the money is for.
  const given = useSearchParams()[0].get('to');
  useEffect(() => {
    if (given !== null && recipientFault(given) === undefined) search(given);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what the address says on arrival
  }, [given]);

  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || recipientName !== '') return;
    event.preventDefault();
    search();
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label={words.accountNumber}
        id={form.idOf('accountNumber')}
        error={faultText(form.errors.accountNumber) ?? fault}
        helper={words.accountHelper}
      >
        <div className="flex max-[239px]:flex-wrap gap-2.5">
          <TextInput
            name="accountNumber"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={shownRecipient(accountNumber)}
            onChange={event => edit(event.target.value)}
            onKeyDown={searchOnEnter}
            className="money-flow grow"
          />
          <Button
            look="ink"
            className="flex-none"
            isLoading={isSearching}
            loadingLabel={words.searching}
            onClick={() => search()}
          >
            {words.search}
          </Button>
        </div>
      </Field>
      {isSearching && recipientName === '' && <RecipientShape />}
      {recipientName !== '' && (
        <div className="panel flex items-center gap-3.5 p-4">
          <Avatar name={recipientName} size={52} />
          <div className="min-w-0 leading-tight">
            <p className="truncate font-strong">{recipientName}</p>
            <p className="money-flow text-note text-ink-2">{shownRecipient(accountNumber)}</p>
            <p className="mt-1 flex items-center gap-1.5 text-small font-medium text-ok">
              <Check className="size-[15px]" />
              {words.nameOnWura}
            </p>
          </div>
          <StarPerson
            accountNumber={accountNumber}
            name={recipientName}
            isSaved={form.values.saved !== ''}
            people={people}
            onSaved={saved => pick(form, { accountNumber, name: recipientName, saved })}
          />
        </div>
      )}
    </div>
  );
}

/** Stands where the recipient will, so that nothing below moves when they are found. */
function RecipientShape() {
  return (
    <div aria-hidden="true" className="panel flex h-[91px] items-center gap-3.5 p-4">
      <Skeleton className="size-13 rounded-full!" />
      <div>
        <Skeleton className="h-3.5 w-36" />
        <Skeleton className="mt-2.5 h-3 w-24" />
      </div>
    </div>
  );
}

function searchFault(error: unknown): string {
  const words = textsOf(transferMessages);
  if (!(error instanceof CallError)) return words.searchFailed;
  if (error.status === 501) return words.searchNotThere;
  return refusalText(error, { fallback: words.searchFailed });
}
