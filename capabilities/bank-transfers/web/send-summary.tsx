import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { staleness, type Asking } from '@wura/policy/web/price';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { balanceAfter } from '@wura/wallets/web/wallet-list';
import { reviewMessages } from './messages.ts';

type SendSummaryProps = {
  accountName: string | undefined;
  bankName: string | undefined;
  accountNumber: string;
  asking: Asking;
  wallet: Wallet | undefined;
};

/** Beside the form on a desktop: what is known so far, filling in while it is typed. */
export function SendSummary({ accountName, bankName, accountNumber, asking, wallet }: SendSummaryProps) {
  const words = useMessages(reviewMessages);
  const isWhole = bankName !== undefined && accountName !== undefined;
  return (
    <aside aria-labelledby="summary" className="panel sticky top-8 hidden self-start p-5 lg:block">
      <h2 id="summary" className="mb-1 text-[16px]">
        {words.summary}
      </h2>
      <dl {...staleness(asking)}>
        <SummaryRow label={words.to} detail={isWhole && words.bankAccount(bankName, groupAccountNumber(accountNumber))}>
          {accountName ?? words.notYet}
        </SummaryRow>
        <PriceRows asking={asking} wallet={wallet} />
        <SummaryRow label={words.arrives}>{words.usually}</SummaryRow>
      </dl>
    </aside>
  );
}

/** Amount, every fee on its own line, the total, and what stays. Goes into a `dl`. */
export function PriceRows({ asking: { price }, wallet }: Pick<SendSummaryProps, 'asking' | 'wallet'>) {
  const words = useMessages(reviewMessages);
  const balanceText = useBalanceText();
  if (!price) {
    return (
      <>
        <SummaryRow label={words.amount}>{words.notYet}</SummaryRow>
        <SummaryRow label={words.total} isStrong>
          {words.notYet}
        </SummaryRow>
      </>
    );
  }
  const left = balanceAfter(wallet, price.total);
  return (
    <>
      <SummaryRow label={words.amount}>
        <Amount amount={price.amount} currency="NGN" />
      </SummaryRow>
      <FeeRows fees={price.fees} currency="NGN" />
      <SummaryRow
        label={words.total}
        isStrong
        detail={left !== undefined && words.leftAfter(balanceText(left, 'NGN').shown)}
      >
        <Amount amount={price.total} currency="NGN" />
      </SummaryRow>
    </>
  );
}
