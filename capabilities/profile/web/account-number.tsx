import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { CopyButton } from '@wura/ui/copy-button';
import { profileMessages } from './messages.ts';

export function AccountNumber({ digits }: { digits: string }) {
  const words = useMessages(profileMessages);
  return (
    <div className="mt-5">
      <p className="text-small font-medium">{words.accountNumber}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="money-flow text-figure-sm font-strong">{groupAccountNumber(digits)}</p>
        <CopyButton value={digits} label={words.copy} copied={words.copied}>
          {words.copyShort}
        </CopyButton>
      </div>
      <p className="mt-1 text-small text-ink-3">{words.accountNote}</p>
    </div>
  );
}
