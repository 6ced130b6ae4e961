import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { staleness, type Asking } from '@wura/policy/web/price';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '@wura/wallets/contract';
import { PriceRows } from '@wura/wallets/web/price-rows';
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
    <aside aria-labelledby="summary" className="panel sticky top-8 hidden self-start p-5 xl:block">
      <h2 id="summary" className="mb-1 text-entry">
        {words.summary}
      </h2>
      <dl {...staleness(asking)}>
        <SummaryRow label={words.to} detail={isWhole && words.bankAccount(bankName, groupAccountNumber(accountNumber))}>
          {accountName ?? words.notYet}
        </SummaryRow>
        <PriceRows price={asking.price} wallet={wallet} />
        <SummaryRow label={words.arrives}>{words.usually}</SummaryRow>
      </dl>
    </aside>
  );
}
