import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { buzz } from '@wura/browser/vibration';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { announce } from '@wura/ui/announce';
import { IconButton } from '@wura/ui/icon-button';
import { LinkButton } from '@wura/ui/link-button';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { toast } from '@wura/ui/toast';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Verdict } from './deposit-flow.ts';
import { verdictMessages } from './messages.ts';

type CreditedStepProps = {
  verdict: Verdict;
  /** As it is now; undefined while it is being read again. */
  wallet: Wallet | undefined;
};

/** The money is there: how much, and what the wallet holds now. */
export function CreditedStep({ verdict, wallet }: CreditedStepProps) {
  const words = useMessages(verdictMessages);
  const navigate = useNavigate();
  const { data: customer } = useCustomer();
  const { amount, transaction_ref: reference, transaction_id: id } = verdict;

  useEffect(() => {
    announce(words.credited);
    buzz();
  }, [words.credited]);

  const copy = () => void navigator.clipboard.writeText(reference).then(() => toast(words.copied));
  const rows: ReceiptRow[] = [
    {
      label: words.to,
      value: words.nairaWallet,
      detail: customer && `${fullName(customer)}, ${groupAccountNumber(customer.account_number)}`,
    },
    { label: words.method, value: words.card },
    { label: words.balance, value: wallet ? <Amount amount={wallet.balance} currency="NGN" /> : '—' },
    { label: words.reference, value: reference, copy: { label: words.copyReference, onCopy: copy } },
  ];

  return (
    <div className="on-cloth flex min-h-dvh grow flex-col bg-cloth-ngn px-5 pb-4 text-on-cloth md:mx-auto md:min-h-0 md:max-w-[520px] md:rounded-panel md:px-10 md:pb-8">
      <div className="flex h-15 items-center justify-end">
        <IconButton
          label={words.close}
          icon={<X className="size-[22px]!" />}
          onClick={() => void navigate('/wallet', { replace: true })}
          className="-mr-3 md:-mr-6"
        />
      </div>
      <div className="pb-[18px] text-center">
        <span className="stamp-arrive mx-auto mb-3 grid size-14 place-items-center rounded-full bg-(--wura-400) text-(--aro-900)">
          <Check className="size-7!" />
        </span>
        <h1 className="text-[26px] leading-[1.1] tracking-[-.028em]">{words.credited}</h1>
        <p className="mt-1.5 text-on-cloth-2">{words.creditedText(formatAmount(amount, 'NGN'))}</p>
      </div>
      <Receipt
        label={words.receipt}
        brandName={words.brand}
        chip={<StatusChip status="completed" label={words.completed} />}
        amount={<Amount amount={amount} currency="NGN" look="big" sign="movement" />}
        rows={rows}
      />
      <div className="mt-auto flex flex-col gap-2.5 pt-8">
        {id !== null && (
          <>
            <ReceiptButtons id={id} reference={reference} isOnCloth />
            <LinkButton to={`/wallet?transaction=${encodeURIComponent(id)}`} replace isWide look="veil">
              {words.seeTransaction}
            </LinkButton>
          </>
        )}
        <LinkButton to="/wallet" replace isWide look="quiet" size={48} className="text-on-cloth! hover:bg-white/12!">
          {words.done}
        </LinkButton>
      </div>
    </div>
  );
}
