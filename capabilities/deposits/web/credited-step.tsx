import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { buzz } from '@wura/browser/vibration';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { announce } from '@wura/ui/announce';
import { LinkButton } from '@wura/ui/link-button';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { Balance } from '@wura/wallets/web/balance';
import { useOwnEnd } from '@wura/wallets/web/own-end';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import { useEffect } from 'react';
import { cardEnd } from './card-end.tsx';
import type { Verdict } from './deposit-flow.ts';
import { verdictMessages } from './messages.ts';

type CreditedStepProps = {
  verdict: Verdict;
  /** As it is now; undefined while it is being read again. */
  wallet: Wallet | undefined;
};

/** The money is there: how much, and what the wallet holds now. */
export function CreditedStep({ verdict, wallet }: CreditedStepProps) {
  const words = { ...useMessages(paperMessages), ...useMessages(verdictMessages) };
  const { data: customer } = useCustomer();
  const own = useOwnEnd();
  const { amount, transaction_ref: reference, transaction_id: id } = verdict;

  useEffect(() => {
    announce(words.credited);
    buzz('done');
  }, [words.credited]);

  const rows: ReceiptRow[] = [
    {
      label: words.to,
      value: words.nairaWallet,
      detail: customer && `${fullName(customer)}, ${groupAccountNumber(customer.account_number)}`,
    },
    { label: words.method, value: words.card },
    { label: words.balance, value: wallet ? <Balance amount={wallet.balance} currency="NGN" /> : '—' },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
  ];

  return (
    <OutcomePage
      words={words}
      to="/wallet"
      crossing={{ from: cardEnd(words.card), to: own, at: 'arrived' }}
      title={words.credited}
      text={<p>{words.creditedText(formatAmount(amount, 'NGN'))}</p>}
      receipt={
        <Receipt
          label={words.receipt}
          brandName={words.brand}
          chip={<StatusChip status="completed" label={words.completed} />}
          amount={<Amount amount={amount} currency="NGN" look="big" sign="movement" />}
          rows={rows}
        />
      }
    >
      {id !== null && (
        <>
          <ReceiptButtons id={id} reference={reference} isOnCloth />
          <LinkButton to={`/wallet?transaction=${encodeURIComponent(id)}`} replace isWide look="veil">
            {words.seeTransaction}
          </LinkButton>
        </>
      )}
    </OutcomePage>
  );
}
