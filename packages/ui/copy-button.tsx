import { Check, Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

type CopyButtonProps = {
  /** What is copied, raw: a customer who pastes an account number must not have to take spaces out. */
  value: string;
  /** "Copy", on the button. */
  children: string;
  /** The whole of it for a screen reader: "Copy account number". */
  label: string;
  /** "Copied", for two seconds. */
  copied: string;
};

export function CopyButton({ value, children, label, copied }: CopyButtonProps) {
  const [isCopied, copy] = useCopied(value);
  return (
    <>
      <Button
        look="line"
        size={40}
        icon={isCopied ? <Check /> : <Copy />}
        aria-label={isCopied ? undefined : label}
        onClick={copy}
      >
        {isCopied ? copied : children}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  );
}
