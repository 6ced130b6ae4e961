import { saveFile } from '@wura/browser/download';
import { useMessages } from '@wura/browser/messages';
import { isWebView } from '@wura/browser/web-view';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Download } from 'lucide-react';
import { twoFactorMessages } from './messages.ts';

/** Shown once: what is not kept now is gone. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useMessages(twoFactorMessages);
  const text = `${words.fileHead}\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.codesLead}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 min-[360px]:grid-cols-2">
        {codes.map(code => (
          <li key={code}>
            <code className="font-label">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton value={codes.join('\n')} label={words.copyCodes} copied={words.copied}>
          {words.copy}
        </CopyButton>
        {!isWebView() && (
          <Button
            look="line"
            size={40}
            icon={<Download />}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'wura-backup-codes.txt')}
          >
            {words.save}
          </Button>
        )}
      </div>
      <Button onClick={onDone}>{words.kept}</Button>
    </div>
  );
}
