import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Check, Copy } from 'lucide-react';
import { profileMessages } from './messages.ts';
import { useNotice } from './use-notice.ts';

const copiedShownMs = 2000;

export function AccountNumber({ digits }: { digits: string }) {
  const words = useMessages(profileMessages);
  const [copied, showCopied] = useNotice(copiedShownMs);

  function copy() {
    // Raw digits: whoever pastes them must not have to take spaces out.
    void navigator.clipboard.writeText(digits).then(() => {
      showCopied(words.copied);
      announce(words.copied);
    });
  }

  return (
    <div className="mt-5">
      <p className="text-small font-medium">{words.accountNumber}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="money-flow text-[22px] font-strong">{groupAccountNumber(digits)}</p>
        <Button
          look="line"
          size={40}
          icon={copied ? <Check /> : <Copy />}
          aria-label={copied ? undefined : words.copy}
          onClick={copy}
        >
          {copied ?? words.copyShort}
        </Button>
      </div>
      <p className="mt-1 text-small text-ink-3">{words.accountNote}</p>
    </div>
  );
}
