import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useCustomer } from '@wura/identity/web/customer';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Landmark } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openAccount, showAccount } from './calls.ts';
import { accountMessages } from './messages.ts';

/** A bank account of the customer's own: opened in one press, and then simply there. */
export function DepositAccount() {
  const words = useMessages(accountMessages);
  const account = useRoute(showAccount, {});
  const [isNew, setNew] = useState(false);
  if (account.isPending) {
    return (
      <Loading text={words.loading} className="pt-5">
        <Skeleton className="h-52 rounded-card!" />
      </Loading>
    );
  }
  if (account.data) return <OwnAccount account={account.data} isNew={isNew} />;
  if (account.error instanceof CallError && account.error.status === 404)
    return <OpenAccount onOpened={() => setNew(true)} />;
  return (
    <p role="alert" className="pt-5 text-bad">
      {refusalText(account.error, { fallback: words.failed })}{' '}
      <button type="button" className="link min-h-11" onClick={() => void account.refetch()}>
        {words.retry}
      </button>
    </p>
  );
}

function OpenAccount({ onOpened }: { onOpened: () => void }) {
  const words = useMessages(accountMessages);
  const queries = useQueryClient();
  const opening = useMutation({
    mutationFn: () => call(openAccount, {}),
    onSuccess: opened => {
      onOpened();
      queries.setQueryData(keyOf(showAccount), opened);
    },
  });
  return (
    <div className="flex flex-col gap-4 pt-5">
      <p className="text-ink-2">{words.lead}</p>
      {opening.isError && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(opening.error, { fallback: words.openFailed })}
        </p>
      )}
      <Button
        isWide
        icon={<Landmark />}
        isLoading={opening.isPending}
        loadingLabel={words.opening}
        onClick={() => opening.mutate()}
      >
        {words.open}
      </Button>
    </div>
  );
}

type OwnAccountProps = {
  account: { account_number: string; account_name: string; bank_name: string };
  /** Opened just now: it stands where the button was pressed, and takes the focus that went with it. */
  isNew: boolean;
};

function OwnAccount({ account, isNew }: OwnAccountProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) section.current?.focus();
  }, [isNew]);
  const words = useMessages(accountMessages);
  const { data: customer } = useCustomer();
  const { account_number: number, account_name: name, bank_name: bank } = account;
  return (
    <section ref={section} tabIndex={-1} aria-label={words.title} className="flex flex-col gap-4 pt-5 outline-none">
      <dl className="panel px-4.5 py-1">
        <Line
          label={words.number}
          copy={
            <CopyButton value={number} label={words.copyNumber} copied={words.copied}>
              {words.copy}
            </CopyButton>
          }
        >
          <span className="money-flow text-figure-sm leading-[1.2] font-strong">{groupAccountNumber(number)}</span>
        </Line>
        <Line
          label={words.name}
          copy={
            <CopyButton value={name} label={words.copyName} copied={words.copied}>
              {words.copy}
            </CopyButton>
          }
        >
          {name}
        </Line>
        <Line label={words.bank}>{bank}</Line>
      </dl>
      <p>{words.arrives}</p>
      {customer && <p className="text-small text-ink-2">{words.other(groupAccountNumber(customer.account_number))}</p>}
    </section>
  );
}

function Line({ label, children, copy }: { label: string; children: ReactNode; copy?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 not-first:border-t not-first:border-line">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-label wrap-anywhere">{children}</dd>
      {copy && <dd className="col-start-2 row-span-2 row-start-1">{copy}</dd>}
    </div>
  );
}
