import { fetchFile, saveFile } from '@wura/browser/download';
import { useMessages } from '@wura/browser/messages';
import { ProofForm } from '@wura/identity/web/proof-form';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Dialog } from '@wura/ui/dialog';
import { toast } from '@wura/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAddress } from './calls.ts';
import { myDataMessages } from './messages.ts';
import { Section } from './section.tsx';

type Format = 'json' | 'pdf';

/** Everything as a file. The password is asked for, because a stolen session must not take a whole life along. */
export function ExportSection() {
  const words = useMessages(myDataMessages);
  const [format, setFormat] = useState<Format>('json');
  const [isOpen, setOpen] = useState(false);

  async function save(proof: { password: string; code?: string }) {
    const file = await fetchFile(exportAddress, { ...proof, format });
    saveFile(file, `wura-my-data.${format}`);
    setOpen(false);
    toast(words.exported);
  }

  return (
    <Section title={words.exportTitle}>
      <p className="mt-1 mb-3 text-ink-2">{words.exportLead}</p>
      <Chips
        legend={words.format}
        name="format"
        options={words.formats}
        value={format}
        onChange={chosen => setFormat(chosen)}
      />
      <Button className="mt-4" look="line" icon={<Download />} onClick={() => setOpen(true)}>
        {words.export}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.exportDialog} closeLabel={words.close}>
        {isOpen && <ProofForm submitLabel={words.export} loadingLabel={words.exporting} onProof={save} />}
      </Dialog>
    </Section>
  );
}
