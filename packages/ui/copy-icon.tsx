import { Check, Copy } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useCopied } from './use-copied.ts';

type CopyIconProps = {
  /** What is copied, raw. */
  value: string;
  /** "Copy reference". */
  label: string;
  /** "Copied", for two seconds. */
  copied: string;
  className?: string | undefined;
};

/** Beside a value that others will ask for. It turns to a tick in place, because a dialog hides what is outside of it. */
export function CopyIcon({ value, label, copied, className = 'text-link' }: CopyIconProps) {
  const [isCopied, copy] = useCopied(value);
  return (
    <>
      <IconButton
        label={isCopied ? copied : label}
        icon={isCopied ? <Check className="size-[18px]! text-ok" /> : <Copy className="size-[18px]!" />}
        onClick={copy}
        className={className}
      />
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  );
}
