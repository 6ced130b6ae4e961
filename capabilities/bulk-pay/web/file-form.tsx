import { CallError } from '@wura/browser/call-error';
import { callOnce } from '@wura/browser/call-once';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { faultText } from '@wura/browser/phrase-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FileDrop } from '@wura/ui/file-drop';
import { FormFailure } from '@wura/ui/form-failure';
import { TextArea } from '@wura/ui/text-area';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useState } from 'react';
import type { Batch } from '../contract.ts';
import { readFile } from '../read-file.ts';
import { fileFaults } from '../refusals.ts';
import { checkFile } from './calls.ts';
import { bulkMessages } from './messages.ts';

const bytesMax = 3_000_000;

/** A file from the disk, or lines that were copied out of a spreadsheet. What is no file of payments is said here already. */
export function FileForm({ onChecked }: { onChecked: (batch: Batch) => void }) {
  const words = useMessages(bulkMessages);
  const [file, setFile] = useState<File>();
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
        await callOnce(checkFile, { body: { wallet_id: wallet.id, csv: inBase64(csv), ...(name !== '' && { name }) } }),
      );
    },
  });

  async function choose(chosen: File) {
    if (chosen.size > bytesMax) return setWrong(words.tooLarge);
    setWrong(undefined);
    setFile(chosen);
    form.set('csv', await chosen.text());
    form.set('name', chosen.name.slice(0, 100));
  }

  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <FormFailure form={form} fallback={words.notApproved} dismissLabel={words.close} />
      <p className="text-ink-2">{words.columns}</p>
      <FileDrop
        label={words.chooseFile}
        helper={words.fileHelper}
        accept=".csv,.txt,text/csv,text/plain"
        file={file}
        detail={file?.name}
        texts={{
          choose: words.pickFile,
          replace: words.replaceFile,
          remove: words.removeFile,
          previewOf: words.chooseFile,
        }}
        onChoose={chosen => void choose(chosen)}
        onRemove={() => {
          setFile(undefined);
          form.set('csv', '');
          form.set('name', '');
        }}
      />
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
