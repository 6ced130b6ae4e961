import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { pinMessages } from './messages.ts';
import { SetPinForm } from './set-pin-form.tsx';

type PinStepProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The customer has none yet: it is set here, and the payment goes on with it. */
  needsFirstPin: boolean;
  /** What is being confirmed, repeated: amount and recipient. */
  summary: ReactNode;
  /** Why the last PIN was refused. A new object clears the cells, the same words twice included. */
  refusal: { text: string } | undefined;
  isBusy: boolean;
  onPin: (pin: string) => void;
};

/** The last step before money moves, where the server asks for it. */
export function PinStep({ isOpen, onClose, needsFirstPin, summary, refusal, isBusy, onPin }: PinStepProps) {
  const words = useMessages(pinMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={needsFirstPin ? words.setTitle : words.enterTitle}
      closeLabel={words.close}
      isBusy={isBusy}
    >
      <div className="mb-4 text-ink-2">{summary}</div>
      {needsFirstPin ? (
        <>
          <p className="mb-4 text-ink-2">{words.setLead}</p>
          <SetPinForm onDone={onPin} />
        </>
      ) : (
        <EnterPin refusal={refusal} isBusy={isBusy} onPin={onPin} />
      )}
    </Dialog>
  );
}

function EnterPin({ refusal, isBusy, onPin }: Pick<PinStepProps, 'refusal' | 'isBusy' | 'onPin'>) {
  const words = useMessages(pinMessages);
  const [pin, setPin] = useState('');
  const [isRefusalShown, setRefusalShown] = useState(false);
  const inputId = useId();

  useEffect(() => {
    if (!refusal) return;
    setPin('');
    setRefusalShown(true);
    buzz();
    document.getElementById(inputId)?.focus();
  }, [refusal, inputId]);

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (pin.length === 4) onPin(pin);
  }

  return (
    <form noValidate onSubmit={confirm} className="flex flex-col gap-5">
      <Field id={inputId} label={words.pin} helper={words.pinHelper} error={isRefusalShown ? refusal?.text : undefined}>
        <PinInput
          data-autofocus=""
          value={pin}
          onChange={value => {
            setPin(value);
            setRefusalShown(false);
          }}
        />
      </Field>
      <Button type="submit" isDisabled={pin.length < 4} isLoading={isBusy} loadingLabel={words.confirming}>
        {words.confirm}
      </Button>
    </form>
  );
}
