import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { staleness } from '@wura/policy/web/price';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import { PaymentFailed } from '@wura/wallets/web/payment-failed';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { PriceCard } from '@wura/wallets/web/price-card';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { MayNotMove } from '@wura/policy/web/may-not-move';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { billMessages } from './messages.ts';
import type { Bill } from './use-bill.ts';

type BillFormProps = {
  lead: string;
  bill: Bill;
  form: { send: (event: FormEvent) => Promise<void>; isBusy: boolean; failure: unknown };
  /** What became of the last try. */
  failure: PaymentFailure | undefined;
  onDismiss: () => void;
  words: {
    /** 'Payment failed': it was declined, and the money is back. */
    failed: string;
    /** 'Payment error': it was refused for a reason that this page has no words for. */
    refused: string;
    /** 'No default wallet found' */
    noWallet: string;
    /** Where the wallets could not be read. */
    walletsFailed?: string;
  };
  /** Whom or what it is for as far as that is known, for the summary beside the form. */
  whom: ReactNode;
  whomDetail?: ReactNode;
  /** Above the fields: what was paid before, what cannot be paid now. */
  before?: ReactNode;
  /** Not to be gone on from, for a reason that is said elsewhere on the page. */
  isBlocked?: boolean;
  /** Instead of 'Continue'. */
  submit?: string;
  submitting?: string;
  children: ReactNode;
};

/** The frame around the fields of every bill: what went wrong above them, the price beneath, the summary beside them. */
export function BillForm(props: BillFormProps) {
  const { lead, bill, form, failure, onDismiss, words: own, before, isBlocked = false, children } = props;
  const words = useMessages(billMessages);
  const isNarrow = useNarrow();
  const { wallets, wallet, asking } = bill;
  return (
    <div className="grid gap-10 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
      <div className="flex max-w-[480px] min-w-0 flex-col gap-5">
        <p className="text-lead text-ink-2">{lead}</p>
        <MayNotMove />
        {failure && (
          <PaymentFailed
            failure={failure}
            words={{ ...own, nothingSentText: words.nothingSentText }}
            onDismiss={onDismiss}
          />
        )}
        {form.failure !== undefined && (
          <Banner tone="bad" title={refusalText(form.failure, { fallback: words.priceFailed })}>
            <p>{words.notDebited}</p>
          </Banner>
        )}
        <WalletsFailed wallets={wallets} {...(own.walletsFailed !== undefined && { title: own.walletsFailed })} />
        {wallets.data !== undefined && !wallet && (
          <Banner
            tone="wait"
            title={own.noWallet}
            action={<Link to={viewAddress('deposit')}>{words.openWallet}</Link>}
          />
        )}
        {/* What stands here may have forms of its own. */}
        {before}
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={event => {
            onDismiss();
            void form.send(event);
          }}
        >
          {children}
          <PriceCard asking={asking} lines={3} hasDetail className="xl:hidden">
            {price => <PriceRows price={price} wallet={wallet} />}
          </PriceCard>
          <FormFooter>
            <Button
              type="submit"
              size={isNarrow ? 56 : 52}
              isWide
              isDisabled={isBlocked || bill.refusal !== undefined}
              isLoading={form.isBusy}
              loadingLabel={props.submitting ?? words.pricing}
            >
              {props.submit ?? words.next}
            </Button>
          </FormFooter>
        </form>
      </div>
      <aside aria-labelledby="summary" className="panel sticky top-8 hidden self-start p-5 xl:block">
        <h2 id="summary" className="mb-1 text-entry">
          {words.summary}
        </h2>
        <dl {...staleness(asking)}>
          <SummaryRow label={words.for} detail={props.whomDetail}>
            {props.whom || words.notYet}
          </SummaryRow>
          <PriceRows price={asking.price} wallet={wallet} />
        </dl>
      </aside>
    </div>
  );
}
