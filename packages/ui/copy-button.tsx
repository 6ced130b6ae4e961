import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './announce.ts';
import { Button } from './button.tsx';

type CopyButtonProps = {
  /** What is copied, raw: whoever pastes an account number must not have to take spaces out. */
  value: string;
  /** "Copy", on the button. */
  children: string;
  /** The whole of it for a screen reader: "Copy account number". */
  label: string;
  /** "Copied", for two seconds. */
  copied: string;
};

const copiedShownMs = 2000;

export function CopyButton({ value, children, label, copied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function copy() {
    void navigator.clipboard.writeText(value).then(() => {
      setCopied(true);
      announce(copied);
    });
  }

  return (
    <Button
      look="line"
      size={40}
      icon={isCopied ? <Check /> : <Copy />}
      aria-label={isCopied ? undefined : label}
      onClick={copy}
    >
      {isCopied ? copied : children}
    </Button>
  );
}
