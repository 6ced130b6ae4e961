import { fetchFile, saveFile } from '@wura/browser/download';
import { currencies } from '@wura/money/currencies';
import { BackToCustomer, Failed, Page, Section } from '@wura/operators/console/page';
import { useDeed } from '@wura/operators/console/use-deed';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router';

const codes = currencies.map(({ code }) => code).toSorted();

const empty = { currency: 'NGN', from: '', to: '', format: 'pdf', reason: '' };

/** Made by the server from the books, and saved: nothing of it is shown, or kept, here. */
export default function StatementScreen() {
  const { id = '' } = useParams();
  const [given, setGiven] = useState(empty);
  const deed = useDeed(async () => {
    const body = { ...given, reason: given.reason.trim() };
    const file = await fetchFile(`/api/operator/customers/${id}/statement`, body);
    saveFile(file, `wura-${given.currency}-${given.from}-${given.to}.${given.format}`);
    return 'The statement is saved';
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  const bound = (name: keyof typeof empty) => ({
    value: given[name],
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [name]: event.target.value }),
  });
  return (
    <Page title="Make a statement" lead={<BackToCustomer id={id} />}>
      <Section title="For a court or an authority">
        <p className="mb-4 max-w-[720px] text-small text-ink-2">
          It is the paper that the customer could save, and its code can be checked by anybody who is shown it. The
          customer sees in their record that compliance looked at it on this day, and not that a statement was made or
          why. Do not tell them: to warn a customer of an inquiry can be a crime. Of a customer who was erased it has
          every figure and the account number, and says “Former customer”: those who run the servers have what the law
          keeps of them.
        </p>
        <form noValidate onSubmit={send} className="flex max-w-[720px] flex-col gap-4">
          <div className="grid grid-cols-2 gap-3">
            <Field label="Wallet" helper="A closed one, too.">
              <Select {...bound('currency')}>
                {codes.map(code => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="As">
              <Select {...bound('format')}>
                <option value="pdf">PDF</option>
                <option value="csv">CSV table</option>
              </Select>
            </Field>
            <Field label="First day">
              <TextInput type="date" {...bound('from')} />
            </Field>
            <Field label="Last day">
              <TextInput type="date" {...bound('to')} />
            </Field>
          </div>
          <Field label="Who asks, and by which paper" helper="It stands in the audit log. The customer never reads it.">
            <TextArea rows={3} maxLength={500} {...bound('reason')} />
          </Field>
          <Failed error={deed.failure} />
          <Button type="submit" isLoading={deed.isBusy} loadingLabel="Making…">
            Make and save
          </Button>
        </form>
      </Section>
    </Page>
  );
}
