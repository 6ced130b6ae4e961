import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import { usePanels } from '@wura/browser/views';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useEffect, useId, useState, type FormEvent } from 'react';
import { guardMessages } from './guard-messages.ts';
import { pinMessages } from './messages.ts';
import { NotLoaded } from './not-loaded.tsx';
import { OtherRoomsPanel } from './other-rooms-panel.tsx';
import type { PinRefusal } from './pin-calls.ts';

// Most customers have a PIN, and download none of it.
const SetPinForm = lazy(() =>
  import('./set-pin-form.tsx').then(
    ({ SetPinForm: form }) => ({ default: form }),
    () => ({ default: NotLoaded }),
  ),
);

const GuardStep = lazy(() => import('./guard-step.tsx').catch(() => ({ default: NotLoaded })));

export type PinStepProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The customer has none yet: it is set here, and the payment goes on with it. */
  needsFirstPin: boolean;
  /** What is being confirmed, repeated: "₦25,000.00", and whose it will be. */
  amount: string;
  recipient: string;
  /** A bill is paid, and not sent. */
  isBill?: boolean;
  /** What the button says where nothing is paid: "Show the code". */
  submitLabel?: string;
  /** Why the last PIN was refused. A new object clears the cells, the same words twice included. */
  refusal: PinRefusal | undefined;
  onPin: (pin: string) => void;
  /** What is confirmed is no payment under a key of its own, and takes nothing in the PIN's place. */
  isPinOnly?: boolean;
};

/** The last step before money moves, where the server asks for it. The button says that it pays. */
export function PinDialog(props: PinStepProps) {
  const {
    isOpen,
    onClose,
    needsFirstPin,
    amount,
    recipient,
    isBill = false,
    refusal,
    submitLabel,
    onPin,
    isPinOnly,
  } = props;
  const words = useMessages(pinMessages);
  const { title: guardTitle } = useMessages(guardMessages);
  const others = usePanels('pin');
  const [confirmed, setConfirmed] = useState<PinRefusal>();
  // Once the second factor was given, what is left to ask is the PIN.
  const guarded = refusal?.guard && refusal !== confirmed ? refusal : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={guarded ? guardTitle : needsFirstPin ? words.setTitle : words.enterTitle}
      closeLabel={words.close}
    >
      <div className="mt-2 mb-6 text-center">
        <p className="money text-figure-lg leading-[1.15] font-strong">{amount}</p>
        <p className="mt-1 text-ink-2 wrap-anywhere">{isBill ? recipient : words.to(recipient)}</p>
      </div>
      {guarded?.guard ? (
        <Suspense fallback={<Skeleton className="h-[220px]" />}>
          <GuardStep
            key={guarded.guard.payment}
            guard={guarded.guard}
            why={guarded.text}
            onConfirmed={pin => {
              setConfirmed(guarded);
              if (pin !== undefined) onPin(pin);
            }}
          />
        </Suspense>
      ) : needsFirstPin ? (
        <>
          <p className="mb-4 text-ink-2">{words.setLead}</p>
          <Suspense fallback={<Skeleton className="h-[220px]" />}>
            <SetPinForm
              onDone={onPin}
              submitLabel={submitLabel ?? (isBill ? words.setAndPay : words.setAndSend)(amount)}
            />
          </Suspense>
        </>
      ) : (
        <div className="flex flex-col items-center">
          <EnterPin
            refusal={refusal?.guard ? undefined : refusal}
            submitLabel={submitLabel ?? (isBill ? words.pay : words.send)(amount)}
            onPin={onPin}
          />
          {others.map(panel => (
            <OtherRoomsPanel key={panel.id} panel={panel} isDispensable onPin={isPinOnly ? undefined : onPin} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

type EnterPinProps = Pick<PinStepProps, 'refusal' | 'onPin'> & { submitLabel: string };

function EnterPin({ refusal, submitLabel, onPin }: EnterPinProps) {
  const words = useMessages(pinMessages);
  const [pin, setPin] = useState('');
  const [isRefusalShown, setRefusalShown] = useState(false);
  const inputId = useId();

  useEffect(() => {
    if (!refusal) return;
    setPin('');
    setRefusalShown(true);
    buzz('noticed');
    document.getElementById(inputId)?.focus();
  }, [refusal, inputId]);

  if (refusal?.isLocked && isRefusalShown) {
    return <Locked text={refusal.text} onEnterAgain={() => setRefusalShown(false)} />;
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (pin.length === 4) onPin(pin);
  }

  return (
    <form noValidate onSubmit={confirm} className="flex w-full flex-col gap-5">
      <Field
        id={inputId}
        label={words.pin}
        helper={words.pinHelper}
        error={isRefusalShown ? refusal?.text : undefined}
        className="mx-auto w-[254px]"
      >
        <PinInput
          data-autofocus=""
          value={pin}
          onChange={value => {
            setPin(value);
            setRefusalShown(false);
          }}
        />
      </Field>
      <Button type="submit" size={56} isWide isDisabled={pin.length < 4}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** No try is of any use now: until when, and the other way. After a reset the new PIN is entered here. */
function Locked({ text, onEnterAgain }: { text: string; onEnterAgain: () => void }) {
  const words = useMessages(pinMessages);
  return (
    <div role="alert" className="flex w-full flex-col items-center gap-3 text-center">
      <p className="text-t3 text-bad">{text}</p>
      <p className="text-ink-2">{words.lockedText}</p>
      <Button look="line" isWide onClick={onEnterAgain}>
        {words.enterAgain}
      </Button>
    </div>
  );
}
