import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { readUser, useCustomer, type Customer } from '@wura/identity/web/customer';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { ChangeSteps } from './change-steps.tsx';
import { ConfirmPresent } from './confirm-present.tsx';
import { contactMessages } from './messages.ts';

type Kind = 'email' | 'phone';
type Open = { what: 'change' | 'confirm'; kind: Kind } | undefined;

/** Where the customer is reached, whether that is confirmed, and the way to another. */
export default function ContactPanel() {
  const words = useMessages(contactMessages);
  const { close } = useMessages(proofMessages);
  const queries = useQueryClient();
  const customer = useCustomer();
  const [open, setOpen] = useState<Open>();
  const shut = () => setOpen(undefined);

  async function finish(text: string) {
    shut();
    toast(text);
    await queries.invalidateQueries({ queryKey: keyOf(readUser) });
  }

  return (
    <section className="panel p-5" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 mb-2 text-ink-2">{words.lead}</p>
      {customer.isPending && (
        <Loading text={words.loading}>
          <Skeleton className="h-[273px] md:h-[169px]" />
        </Loading>
      )}
      {customer.isError && !customer.data && (
        <p role="alert" className="text-bad">
          {refusalText(customer.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void customer.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {customer.data && (
        <ul className="divide-y divide-line">
          {(['email', 'phone'] as const).map(kind => (
            <Row key={kind} kind={kind} customer={customer.data} onOpen={setOpen} />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={open?.what === 'change'}
        onClose={shut}
        title={open?.kind === 'phone' ? words.changePhone : words.changeEmail}
        closeLabel={close}
      >
        {open && <ChangeSteps kind={open.kind} onDone={() => void finish(words.done)} />}
      </Dialog>
      <Dialog
        isOpen={open?.what === 'confirm'}
        onClose={shut}
        title={open?.kind === 'phone' ? words.confirmPhone : words.confirmEmail}
        closeLabel={close}
      >
        {open && <ConfirmPresent kind={open.kind} onDone={() => void finish(words.thanks)} />}
      </Dialog>
    </section>
  );
}

interface RowProps {
  kind: Kind;
  customer: Customer;
  onOpen: (open: Open) => void;
}

function Row({ kind, customer, onOpen }: RowProps) {
  const words = useMessages(contactMessages);
  const isEmail = kind === 'email';
  const isConfirmed = isEmail ? customer.email_confirmed : customer.phone_confirmed;
  const label = isEmail ? words.email : words.phone;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-small text-ink-3">{label}</p>
        <p className="font-label wrap-anywhere">{isEmail ? customer.email : customer.phone_number}</p>
        {isConfirmed ? (
          <p className="flex items-center gap-1.5 text-small font-medium text-ok">
            <BadgeCheck className="size-[18px]" />
            {words.confirmed}
          </p>
        ) : (
          <p className="text-small text-ink-2">{words.notConfirmed}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <Button
            look="ink"
            size={44}
            aria-label={isEmail ? words.confirmEmail : words.confirmPhone}
            onClick={() => onOpen({ what: 'confirm', kind })}
          >
            {words.confirm}
          </Button>
        )}
        <Button
          look="line"
          size={44}
          aria-label={isEmail ? words.changeEmail : words.changePhone}
          onClick={() => onOpen({ what: 'change', kind })}
        >
          {words.change}
        </Button>
      </div>
    </li>
  );
}
