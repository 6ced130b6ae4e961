import { useMutation } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { ScanDialog } from '@wura/ui/scan-dialog';
import { Amount } from '@wura/wallets/web/amount';
import { useState } from 'react';
import { checkMessages } from './trader-messages.ts';
import { receiptCodeIn, verdictOf, verifyReceipt, type Found, type Verdict } from './verdict.ts';

type CheckReceiptProps = { isOpen: boolean; onClose: () => void; ownName: string };

const tones: Readonly<Record<Verdict, string>> = {
  real: 'bg-ok-bg text-ok',
  other: 'bg-wait-bg text-wait',
  pending: 'bg-wait-bg text-wait',
  returned: 'bg-bad-bg text-bad',
  false: 'bg-bad-bg text-bad',
};

/** A receipt that a customer holds up is read by the camera and asked about: real, pending or false. */
export function CheckReceipt({ isOpen, onClose, ownName }: CheckReceiptProps) {
  const words = useMessages(checkMessages);
  const [asked, setAsked] = useState('');
  const check = useMutation({
    mutationFn: async (text: string) => {
      const code = receiptCodeIn(text);
      const found = code === undefined ? undefined : await find(code);
      return { found, verdict: verdictOf(found, ownName) };
    },
    onSuccess: ({ verdict }) => {
      buzz(verdict === 'real' ? 'done' : 'noticed');
      announce(words.verdict[verdict], 'assertive');
    },
  });

  function read(text: string) {
    // The camera reads the same paper many times a second.
    if (text === asked) return;
    setAsked(text);
    check.mutate(text);
  }
  function again() {
    setAsked('');
    check.reset();
  }
  function close() {
    again();
    onClose();
  }

  const isAsking = isOpen && asked === '';
  return (
    <>
      <ScanDialog isOpen={isAsking} onClose={close} texts={words} onRead={read} />
      <Dialog isOpen={isOpen && !isAsking} onClose={close} title={words.title} closeLabel={words.close}>
        {check.isPending && <p role="status">{words.checking}</p>}
        {check.isError && (
          <p role="alert" className="font-medium text-bad">
            {words.unasked}
          </p>
        )}
        {check.data && <Told {...check.data} />}
        <Button isWide look="line" className="mt-5" onClick={again}>
          {words.another}
        </Button>
      </Dialog>
    </>
  );
}

function Told({ found, verdict }: { found: Found | undefined; verdict: Verdict }) {
  const words = useMessages(checkMessages);
  return (
    <div className={`rounded-panel px-5 py-7 text-center ${tones[verdict]}`}>
      <p className="text-figure-xl leading-tight font-[640]">{words.verdict[verdict]}</p>
      <p className="mt-2">{words.advice[verdict]}</p>
      {found && (
        <div className="mt-4">
          <p className="text-figure-md font-[620]">
            <Amount amount={found.amount} currency={found.currency} />
          </p>
          <p>{receiptDate(found.date)}</p>
          {found.receiver !== null && <p>{words.paidTo(found.receiver)}</p>}
        </div>
      )}
    </div>
  );
}

/** Nothing for a code that was never made. Any other trouble is no verdict. */
async function find(code: string): Promise<Found | undefined> {
  try {
    return await call(verifyReceipt, { params: { code } });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}
