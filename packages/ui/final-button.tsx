import { useState } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

type FinalButtonProps = {
  /** What it does, before it is pressed. */
  label: string;
  /** What that means, and that it stays so. */
  sure: string;
  yes: string;
  keep: string;
  isBusy: boolean;
  busyLabel: string;
  /** Why it was not done. */
  failure: string | undefined;
  onSure: () => void;
};

/** A button for what cannot be undone: it asks once more before it does it. */
export function FinalButton({ label, sure, yes, keep, isBusy, busyLabel, failure, onSure }: FinalButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {failure !== undefined && <Banner tone="bad" title={failure} />}
      {isAsking ? (
        <>
          <p className="text-ink-2">{sure}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button look="danger" isLoading={isBusy} loadingLabel={busyLabel} onClick={onSure}>
              {yes}
            </Button>
            <Button look="line" onClick={() => setAsking(false)}>
              {keep}
            </Button>
          </div>
        </>
      ) : (
        <Button look="line" isWide onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </>
  );
}
