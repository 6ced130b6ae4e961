import { useMutation } from '@tanstack/react-query';
import { callOnce } from '@wura/browser/call-once';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { parseMoney } from '@wura/money';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { IconButton } from '@wura/ui/icon-button';
import { MoneyInput } from '@wura/ui/money-input';
import { holdPageStill } from '@wura/ui/still-page';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentRequest } from '../contract.ts';
import { ask, listRequests, withdrawRequest } from './calls.ts';
import { CheckReceipt } from './check-receipt.tsx';
import { warmChime } from './chime.ts';
import { Standee } from './standee.tsx';
import { TraderCode } from './trader-code.tsx';
import { traderMessages } from './trader-messages.ts';

/** A stall's whole screen: nothing of the wallet behind it can be seen or pressed by the payer. */
export default function TraderScreen() {
  const words = useMessages(traderMessages);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: customer } = useCustomer();
  const [request, setRequest] = useState<PaymentRequest>();
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const letGo = holdPageStill();
    return () => {
      element?.close();
      letGo();
    };
  }, []);
  const leave = () => void navigate('/wallet?view=get-paid', { replace: true });
  const show = useMutation({
    mutationFn: (amount: string) =>
      amount === '' ? openCode() : callOnce(ask, { body: { amount, expiresInHours: 1 } }),
    onSuccess: setRequest,
  });
  const withdraw = useMutation({
    mutationFn: ({ code }: PaymentRequest) => call(withdrawRequest, { params: { code } }),
  });

  function begin(amount: string) {
    warmChime();
    show.mutate(amount);
  }
  function stop() {
    // What was asked of one customer is no other's to pay; the code on the wall stays good.
    if (request?.is_once && request.status === 'open') withdraw.mutate(request);
    setRequest(undefined);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="trader-title"
      onCancel={event => {
        event.preventDefault();
        leave();
      }}
      className="trader fixed inset-0 m-0 size-full max-h-none max-w-none bg-canvas p-0 text-ink"
    >
      <div className="mx-auto flex min-h-full w-full max-w-[560px] flex-col px-5 py-4 print:hidden">
        <div className="flex items-center justify-between gap-3">
          <h1 id="trader-title" tabIndex={-1} className="text-t2">
            {words.title}
          </h1>
          <IconButton label={words.close} icon={<X />} onClick={leave} className="-mr-2" />
        </div>
        {request ? (
          <TraderCode key={request.code} code={request.code} onNext={() => setRequest(undefined)} onCancel={stop} />
        ) : (
          <AmountPad isBusy={show.isPending} error={show.error} onShow={begin} onCheck={() => setChecking(true)} />
        )}
      </div>
      {request && !request.is_once && customer && (
        <Standee name={fullName(customer)} username={customer.username} link={request.link} />
      )}
      <CheckReceipt
        isOpen={isChecking}
        onClose={() => setChecking(false)}
        ownName={customer ? fullName(customer) : ''}
      />
    </dialog>
  );
}

type AmountPadProps = { isBusy: boolean; error: unknown; onShow: (amount: string) => void; onCheck: () => void };

function AmountPad({ isBusy, error, onShow, onCheck }: AmountPadProps) {
  const words = useMessages(traderMessages);
  const [amount, setAmount] = useState('');
  const isAmount = typeof parseMoney(amount, 'NGN') === 'object';
  return (
    <form
      noValidate
      className="flex grow flex-col justify-center gap-5 py-6"
      onSubmit={event => {
        event.preventDefault();
        if (isAmount && !isBusy) onShow(amount);
      }}
    >
      <Field label={words.amount} id="trader-amount">
        <MoneyInput
          value={amount}
          onChange={setAmount}
          onBlur={() => undefined}
          symbol={symbolOf('NGN')}
          minorDigits={scaleOf('NGN')}
          pill={<CurrencyPill code="NGN" />}
        />
      </Field>
      {error !== null && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(error, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isWide size={56} isDisabled={!isAmount} isLoading={isBusy} loadingLabel={words.making}>
        {words.show}
      </Button>
      <Button look="line" isWide onClick={() => !isBusy && onShow('')}>
        {words.anyAmount}
      </Button>
      <Button look="line" isWide onClick={onCheck}>
        {words.check}
      </Button>
    </form>
  );
}

const yearHours = 365 * 24;

/** The one on the wall: the same code day after day, made when there is none. */
async function openCode(): Promise<PaymentRequest> {
  const { data } = await call(listRequests, { query: { direction: 'made', limit: '100' } });
  const kept = data.find(({ amount, note, status }) => amount === null && note === null && status === 'open');
  return kept ?? callOnce(ask, { body: { expiresInHours: yearHours } });
}
