import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { faultText } from '@wura/browser/phrase-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { TextArea } from '@wura/ui/text-area';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useId, useState } from 'react';
import type { Batch } from '../contract.ts';
import { readFile } from '../read-file.ts';
import { fileFaults } from '../refusals.ts';
import { checkFile } from './calls.ts';
import { bulkMessages } from './messages.ts';

const bytesMax = 3_000_000;

/** A file from the disk, or lines that were copied out of a spreadsheet. What is no file of payments is said here already. */
export function FileForm({ onChecked }: { onChecked: (batch: Batch) => void }) {
  const words = useMessages(bulkMessages);
  const fileId = useId();
  const wallet = useWallets().data?.find(({ currency }) => currency === 'NGN');
  const [wrong, setWrong] = useState<string>();
  const form = useForm({
    initial: { csv: '', name: '' },
    faults: ({ csv }) => ({ csv: csv.trim() === '' ? fileFaults.file_missing : undefined }),
    submit: async ({ csv, name }) => {
      const read = readFile(csv);
      if (read.fault !== null) return setWrong(words.inLine(read.line, faultText(read.fault) ?? read.fault));
      setWrong(undefined);
      if (!wallet) throw new CallError({ kind: 'refused', code: 'not_found' });
      onChecked(
        await call(checkFile, { body: { wallet_id: wallet.id, csv: inBase64(csv), ...(name !== '' && { name }) } }),
      );
    },
  });

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > bytesMax) return setWrong(words.tooLarge);
    setWrong(undefined);
    form.set('csv', await file.text());
    form.set('name', file.name.slice(0, 100));
  }

  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <FormFailure form={form} fallback={words.notApproved} dismissLabel={words.close} />
      <p className="text-ink-2">{words.columns}</p>
      <div>
        <label htmlFor={fileId} className="font-label">
          {words.chooseFile}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="mt-1 block min-h-11 w-full"
          onChange={event => void choose(event.target.files?.[0])}
        />
      </div>
      <Field label={words.paste} {...form.field('csv')}>
        <TextArea {...form.text('csv')} rows={6} placeholder={words.example} spellCheck={false} />
      </Field>
      {wrong !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {wrong}
        </p>
      )}
      {wallet && <p className="text-small text-ink-2">{words.from(formatAmount(wallet.balance, 'NGN'))}</p>}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}

function inBase64(text: string): string {
  let letters = '';
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
}
