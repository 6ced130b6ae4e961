import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { isLocked, pinRefusal, type PinRefusal } from '@wura/identity/web/pin-calls';
import { PinStep } from '@wura/identity/web/pin-step';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { GiftCode } from '../contract.ts';
import { listGiftCards, revealGiftCard } from './calls.ts';
import { myGiftCardMessages } from './messages.ts';

type RevealCodeProps = {
  id: string;
  /** "Amazon", "$25.00" */
  brand: string;
  worth: string;
};

interface Asking {
  readonly needsFirstPin: boolean;
  readonly refusal: PinRefusal | undefined;
}

/** The code, once its buyer has given the PIN; it is kept on this page alone, and gone when they leave it. */
export function RevealCode({ id, brand, worth }: RevealCodeProps) {
  const words = useMessages(myGiftCardMessages);
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const [shown, setShown] = useState<GiftCode>();
  const revealing = useMutation({
    gcTime: 0,
    mutationFn: (pin: string | undefined) =>
      call(revealGiftCard, { params: { id }, body: pin === undefined ? {} : { pin } }),
    onSuccess: code => {
      setAsking(undefined);
      setShown(code);
      void queries.invalidateQueries({ queryKey: [listGiftCards.path] });
    },
    onError: (error, pin) => {
      // Which PIN it takes, the one there is or a first one, the server says.
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'pin_required' || code === 'pin_not_set') {
        setAsking({ needsFirstPin: code === 'pin_not_set', refusal: undefined });
      } else if (error instanceof CallError && (code === 'invalid_pin' || code === 'pin_locked')) {
        setAsking({ needsFirstPin: false, refusal: { text: pinRefusal(error), isLocked: isLocked(error) } });
      } else if (pin !== undefined) setAsking(undefined);
    },
  });
  const hasFailed = revealing.isError && asking === undefined;
  if (shown) {
    return (
      <>
        <ShownCode code={shown} />
        <Button look="quiet" size={40} icon={<EyeOff />} onClick={() => setShown(undefined)}>
          {words.hide}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        look="line"
        isWide
        icon={<Eye />}
        isLoading={revealing.isPending && asking === undefined}
        loadingLabel={words.showing}
        onClick={() => revealing.mutate(undefined)}
      >
        {words.show}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-small font-medium text-bad">
          {refusalText(revealing.error, { fallback: words.showFailed })}
        </p>
      )}
      <PinStep
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        needsFirstPin={asking?.needsFirstPin ?? false}
        isBill
        amount={worth}
        recipient={brand}
        submitLabel={words.showCode}
        isPinOnly
        refusal={asking?.refusal}
        onPin={pin => revealing.mutate(pin)}
      />
    </>
  );
}

/** Each part by itself, to be read out or copied. */
function ShownCode({ code: { code, pin, serial, url, expires_on: day } }: { code: GiftCode }) {
  const words = useMessages(myGiftCardMessages);
  const parts = [
    { name: words.code, value: code },
    ...(pin === null ? [] : [{ name: words.pin, value: pin }]),
    ...(serial === null ? [] : [{ name: words.serial, value: serial }]),
  ];
  return (
    <div role="status" className="flex flex-col gap-2.5">
      {parts.map(({ name, value }) => (
        <div key={name} className="rounded-2xl bg-sunken px-4 pt-3 pb-3.5">
          <div className="flex items-center justify-between gap-3">
            <p className="text-small font-medium">{name}</p>
            <CopyButton value={value} label={words.copyOf(name)} copied={words.copied}>
              {words.copy}
            </CopyButton>
          </div>
          <p className="mt-1 text-figure-xs leading-[1.35] font-[610] tracking-[.02em] wrap-anywhere tabular-nums">
            {value}
          </p>
        </div>
      ))}
      {day !== null && <p className="text-small text-ink-2">{words.expires(calendarDay(day))}</p>}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center self-start">
          {words.open}
        </a>
      )}
    </div>
  );
}
