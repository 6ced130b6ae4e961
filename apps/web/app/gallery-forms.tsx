import { Checkbox } from '@wura/ui/checkbox';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { DateFields } from '@wura/ui/date-fields';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PasswordInput } from '@wura/ui/password-input';
import { PinInput } from '@wura/ui/pin-input';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { Select } from '@wura/ui/select';
import { Switch } from '@wura/ui/switch';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { Tile } from '@wura/ui/tile';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Section } from './gallery-section.tsx';

const networks = [
  { value: 'mtn', label: 'MTN', tile: <Tile monogram="M" size={36} colour={{ fill: '#F4C21B', ink: '#1B1B1B' }} /> },
  { value: 'airtel', label: 'Airtel', tile: <Tile monogram="A" size={36} colour={{ fill: '#C4242B', ink: '#fff' }} /> },
  { value: 'glo', label: 'Glo', tile: <Tile monogram="G" size={36} colour={{ fill: '#2B7A2F', ink: '#fff' }} /> },
  {
    value: '9mobile',
    label: '9mobile',
    tile: <Tile monogram="9" size={36} colour={{ fill: '#0B4A33', ink: '#fff' }} />,
  },
];

export function GalleryForms() {
  const [amount, setAmount] = useState('25000');
  const [pin, setPin] = useState('12');
  const [birth, setBirth] = useState('1994-11-30');
  const [network, setNetwork] = useState('mtn');
  return (
    <>
      <Section title="Field">
        <div className="grid gap-4">
          <Field label="Username" helper="3 to 20 letters, digits or underscore">
            <TextInput defaultValue="adaeze_n" />
          </Field>
          <Field label="Email" error="Please enter a valid email address">
            <TextInput defaultValue="adaeze@mail" inputMode="email" />
          </Field>
          <Field label="Account number" ok="ADEBAYO TOLULOPE GRACE">
            <TextInput defaultValue="0123 456 789" className="money-flow" />
          </Field>
          <Field label="Phone or username">
            <TextInput prefixChip="+234" defaultValue="803 441 2219" />
          </Field>
          <Field
            label="Password"
            labelAside={
              <a href="#main" className="link text-small">
                Forgot password?
              </a>
            }
          >
            <PasswordInput showLabel="Show password" defaultValue="Secret123" />
          </Field>
        </div>
      </Section>
      <Section title="More controls">
        <div className="grid gap-4">
          <Field label="Full address" helper="Street, area, city" aside="0/100">
            <TextArea placeholder="12 Adeola Odeku Street" />
          </Field>
          <Field label="Country">
            <Select defaultValue="NG">
              <option value="NG">Nigeria</option>
              <option value="GH">Ghana</option>
            </Select>
          </Field>
          <Field label="Username, taken">
            <TextInput aria-disabled readOnly defaultValue="Not changeable" />
          </Field>
          <div className="flex gap-2">
            <TextInput
              isSmall
              icon={<Search />}
              placeholder="Search"
              aria-label="Search transactions"
              className="w-[168px]"
            />
            <Select isSmall aria-label="Type">
              <option>All types</option>
            </Select>
          </div>
          <Switch label="Auto-lock" helper="Signs you out after five minutes." isOn onChange={() => undefined} />
          <Switch label="Fingerprint" helper="Needs passkeys." isOn={false} isDisabled onChange={() => undefined} />
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="I agree to the terms" error="You must agree to the terms and conditions" />
          <DateFields
            legend="Date of birth"
            labels={{ day: 'Day', month: 'Month', year: 'Year' }}
            value={birth}
            onChange={setBirth}
            isBirthday
            error={birth === '' ? 'You must be at least 13 years old' : undefined}
          />
        </div>
      </Section>
      <Section title="Money input">
        <div className="grid gap-4">
          <Field
            label="Amount"
            helper={
              <>
                Balance <span className="money-flow">₦486,250.40</span>
              </>
            }
            aside={
              <button type="button" className="link" onClick={() => setAmount('486250.40')}>
                Use all
              </button>
            }
          >
            <MoneyInput value={amount} onChange={setAmount} symbol="₦" pill={<CurrencyPill code="NGN" />} />
          </Field>
          <Field label="Amount, empty">
            <MoneyInput value="" onChange={() => {}} symbol="₦" pill={<CurrencyPill code="NGN" />} />
          </Field>
          <Field label="Amount, too small" error="Minimum deposit amount is ₦100">
            <MoneyInput value="50" onChange={() => {}} symbol="₦" pill={<CurrencyPill code="NGN" />} />
          </Field>
          <Field label="Amount, over the limit" caution="You can send ₦40,000.00 more today.">
            <MoneyInput value="50000" onChange={() => {}} symbol="$" pill={<CurrencyPill code="USD" />} />
          </Field>
        </div>
      </Section>
      <Section title="PIN input and tiles">
        <div className="grid gap-5">
          <Field label="4-digit PIN" helper="Your transaction PIN, not your card PIN">
            <PinInput value={pin} onChange={setPin} />
          </Field>
          <Field label="4-digit PIN, wrong" error="Wrong PIN. 3 tries left.">
            <PinInput value="" onChange={() => {}} />
          </Field>
          <RadioTiles legend="Network" name="network" options={networks} value={network} onChange={setNetwork} />
          <RadioTiles
            legend="Quick amounts"
            name="quick"
            options={['500', '1,000', '2,000', '5,000'].map(text => ({ value: text, label: `₦${text}` }))}
            value={undefined}
            onChange={() => {}}
          />
        </div>
      </Section>
    </>
  );
}
