import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { MoneyLines, type MoneyLine } from '@wura/operators/console/money-lines';
import { BackToCustomer, Failed, More, Page, Section } from '@wura/operators/console/page';
import { useDeed } from '@wura/operators/console/use-deed';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { isCurrencyCode } from '@wura/money/currencies';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router';
import { listHouseWallets, proposeCredit } from './calls.ts';
import { NoteField, noteOf } from './note-field.tsx';

const houses = {
  goodwill: 'Goodwill: for what went badly',
  losses: 'Losses: for what was lost at our side',
  fees: 'Fees: a fee that is given back',
};

/** The first of two people wants a customer to have money of the house. */
export default function CreditScreen() {
  const { id = '' } = useParams();
  const [currency, setCurrency] = useState('NGN');
  const [begun, setBegun] = useState<{ approval: string; lines: readonly MoneyLine[] }>();
  return (
    <Page title="Give a credit" lead={<BackToCustomer id={id} />}>
      <div className="grid items-start gap-x-5 xl:grid-cols-2">
        {begun ? (
          <Section title="Begun: a second operator has to agree">
            <MoneyLines lines={begun.lines} />
            <Link className="link inline-flex min-h-11 items-center" to={`/approvals/${begun.approval}`}>
              To the approval
            </Link>
          </Section>
        ) : (
          <Section title="What, and why">
            <CreditForm id={id} currency={currency} onCurrency={setCurrency} onBegun={setBegun} />
          </Section>
        )}
        <HouseMoney currency={currency} />
      </div>
    </Page>
  );
}

/** What the house has in the currency of the credit, or in all of them while it is none. */
function HouseMoney({ currency }: { currency: string }) {
  const chosen = currencyCode(currency);
  const house = useListed(listHouseWallets, { currency: isCurrencyCode(chosen) ? chosen : undefined });
  return (
    <Section title="The house’s own money">
      <p className="mb-2 text-small text-ink-2">Below zero the house has given more than it took in.</p>
      <Listed list={house} isEmpty={house.rows.length === 0} nothing="Nothing has moved in it yet.">
        <ul aria-label="The house’s own money" className="text-small">
          {house.rows.map(({ name, currency: of, balance }) => (
            <li key={`${name} ${of}`} className="flex justify-between gap-4 py-1.5">
              <span>{wordsOf(name)}</span>
              <span className="money-flow font-label">{formatAmount(balance, of)}</span>
            </li>
          ))}
        </ul>
        <More list={house} />
      </Listed>
    </Section>
  );
}

const currencyCode = (typed: string) => typed.trim().toUpperCase();

interface CreditFormProps {
  id: string;
  currency: string;
  onCurrency: (typed: string) => void;
  onBegun: (begun: { approval: string; lines: readonly MoneyLine[] }) => void;
}

function CreditForm({ id, currency, onCurrency, onBegun }: CreditFormProps) {
  const [amount, setAmount] = useState('');
  const [from, setFrom] = useState<keyof typeof houses>('goodwill');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const deed = useDeed(async () => {
    const body = { currency: currencyCode(currency), amount: amount.trim(), from, reason: reason.trim() };
    onBegun(await call(proposeCredit, { params: { id }, body: { ...body, ...noteOf(note) } }));
    return 'Begun. A second operator has to agree.';
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label="Amount">
          <TextInput inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
        </Field>
        <Field label="Currency">
          <TextInput
            maxLength={5}
            autoCapitalize="characters"
            value={currency}
            onChange={event => onCurrency(event.target.value)}
          />
        </Field>
      </div>
      <Field label="From">
        <Select value={from} onChange={event => setFrom(event.target.value as keyof typeof houses)}>
          {Object.entries(houses).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" helper="It stands in the audit log, and the second operator reads it.">
        <TextArea rows={3} maxLength={500} value={reason} onChange={event => setReason(event.target.value)} />
      </Field>
      <NoteField value={note} onChange={setNote} />
      <Failed error={deed.failure} />
      <Button type="submit" isLoading={deed.isBusy} loadingLabel="Sending…">
        Begin
      </Button>
    </form>
  );
}
