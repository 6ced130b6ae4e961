import { useMessages } from '@wura/browser/messages';
import { isWebView } from '@wura/browser/web-view';
import { useForm } from '@wura/browser/form';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { ScanDialog } from '@wura/ui/scan-dialog';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { requestFaults } from '../refusals.ts';
import { codeIn } from './code-in.ts';
import { scanMessages } from './messages.ts';

/** The way to a request for a payer who has it on paper or on another's screen: the camera, or a pasted link. */
export function CodeField() {
  const words = useMessages(scanMessages);
  const navigate = useNavigate();
  const [isScanning, setScanning] = useState(false);
  const open = (code: string) => navigate(`/wallet?view=pay&code=${code}`, { replace: true });
  const form = useForm({
    initial: { link: '' },
    faults: ({ link }) => ({ link: codeIn(link) === undefined ? requestFaults.link_unknown : undefined }),
    submit: async ({ link }) => {
      await open(codeIn(link)!);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      {!isWebView() && (
        <Button isWide size={56} onClick={() => setScanning(true)}>
          {words.scan}
        </Button>
      )}
      <form noValidate className="flex flex-col gap-4" onSubmit={form.send}>
        <Field label={words.link} helper={words.linkHelper} {...form.field('link')}>
          <TextInput {...form.text('link')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button type="submit" look="line" isWide>
          {words.open}
        </Button>
      </form>
      <ScanDialog
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        texts={words}
        onRead={text => {
          const code = codeIn(text);
          if (code !== undefined) void open(code);
        }}
      />
    </div>
  );
}
