import { useMessages } from '@wura/browser/messages';
import { CopyIcon } from '@wura/ui/copy-icon';
import type { Shown } from './card-face.tsx';
import { cardMessages } from './messages.ts';

/** What a shop's form asks for, line by line, each to be copied as it is typed there. */
export function ShownDetails({ shown, left }: { shown: Shown; left: number }) {
  const words = useMessages(cardMessages);
  const lines = [
    { label: words.number, text: shown.number.replace(/(\d{4})(?=\d)/g, '$1 '), value: shown.number },
    { label: words.expiry, text: shown.expiry, value: shown.expiry },
    { label: words.cvv, text: shown.cvv, value: shown.cvv },
  ];
  return (
    <div className="panel w-full max-w-[420px] px-4 pb-3">
      <dl>
        {lines.map(({ label, text, value }) => (
          <div key={label} className="flex min-h-13 items-center gap-3 not-first:border-t not-first:border-line">
            <dt className="grow text-note text-ink-2">{label}</dt>
            <dd className="font-label tabular-nums">{text}</dd>
            <CopyIcon value={value} label={words.copy(label)} copied={words.copied} className="-mr-2 text-link" />
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-2 tabular-nums">{words.hidesIn(left)}</p>
    </div>
  );
}
