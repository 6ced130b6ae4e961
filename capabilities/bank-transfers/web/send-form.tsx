import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { useLimits } from '@wura/policy/web/limits';
import { useIsPriced, type Asking } from '@wura/policy/web/price';
import { Avatar } from '@wura/ui/avatar';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFooter } from '@wura/ui/form-footer';
import { TextInput } from '@wura/ui/text-input';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { refusalOf } from '@wura/wallets/web/amount-refusal';
import { useCustomerOfAccount } from '@wura/wallets/web/find-customer';
import { PaymentForm } from '@wura/wallets/web/payment-form';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { PriceCard } from '@wura/wallets/web/price-card';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { useRecentRecipients } from '@wura/wallets/web/recent-recipients';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { useState } from 'react';
import { Link } from 'react-router';
import { remarkMessages } from '@wura/wallets/web/remark-messages';
import { cleanRemarks, remarksMax } from '@wura/wallets/remarks';
import { AccountField } from './account-field.tsx';
import { BankField, type useBanks } from './bank-field.tsx';
import { ChangedName } from './changed-name.tsx';
import type { useSaved } from './use-saved.ts';
import { sendMessages } from './messages.ts';
import { LikelyBanks } from './likely-banks.tsx';
import { fitsBank } from './nuban.ts';
import { RecentRow } from './recent-row.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { SavedRow } from './saved-row.tsx';
import { SendAmount } from './send-amount.tsx';
import { isReady, missingIn, type SendValues } from './send-fields.ts';
import { SendSummary } from './send-summary.tsx';
import type { NameCheck } from './use-name-check.ts';

export type SendFormProps = {
  form: Form<SendValues>;
  banks: ReturnType<typeof useBanks>;
  saved: ReturnType<typeof useSaved>;
  check: NameCheck;
  asking: Asking;
  wallet: Wallet | undefined;
  wallets: ReturnType<typeof useWallets>;
  failure: PaymentFailure | undefined;
  onDismiss: () => void;
};

export function SendForm(props: SendFormProps) {
  const { form, banks, saved, check, asking, wallet, wallets, failure, onDismiss } = props;
  const words = useMessages(sendMessages);
  const { remarkCount } = useMessages(remarkMessages);
  const isNarrow = useNarrow();
  const [isManaging, setManaging] = useState(false);
  const { bankCode, accountNumber } = form.values;
  const bank = banks.data?.data.find(each => each.code === bankCode);
  const bankList = banks.data?.data ?? [];
  const customer = useCustomerOfAccount(accountNumber);
  const { recent, askAgain } = useRecentRecipients();
  const missing = missingIn(form.values);
  const left = useLimits()?.out_per_day.left;
  const { total } = asking;
  const refusal = refusalOf(form.values.amount, { wallet, total, left });
  /** Whom to pay is settled, so what comes next is how much. */
  function choose(account: { bankCode: string; accountNumber: string }) {
    form.set('bankCode', account.bankCode);
    form.set('accountNumber', account.accountNumber);
    document.getElementById(form.idOf('amount'))?.focus();
  }

  return (
    <>
      <PaymentForm
        form={form}
        lead={words.lead}
        failure={failure}
        words={words}
        onDismiss={onDismiss}
        aside={
          <SendSummary
            accountName={check.accountName}
            bankName={bank?.name}
            accountNumber={accountNumber}
            asking={asking}
            wallet={wallet}
          />
        }
      >
        {form.failure !== undefined && (
          <Banner tone="bad" title={refusalText(form.failure, { fallback: words.priceFailed })}>
            <p>{words.notDebited}</p>
          </Banner>
        )}
        <WalletsFailed wallets={wallets} />
        {wallets.data && !wallet && <NoWallet />}
        <RecentRow recent={recent} askAgain={askAgain} banks={banks.data?.data} onPick={choose} />
        <SavedRow
          saved={saved.isKnown ? saved.list : undefined}
          askAgain={saved.askAgain}
          onManage={() => setManaging(true)}
          onPick={({ bank_code, account_number }) => choose({ bankCode: bank_code, accountNumber: account_number })}
        />
        <AccountField form={form} check={check} />
        <ChangedName saved={saved.all} check={check} accountNumber={accountNumber} bankCode={bankCode} />
        {customer !== undefined && <OnWura name={customer} accountNumber={accountNumber} />}
        {bankCode === '' && (
          <LikelyBanks
            banks={bankList.filter(({ code }) => fitsBank(accountNumber, code))}
            onPick={code => choose({ bankCode: code, accountNumber })}
          />
        )}
        <BankField form={form} banks={banks} saved={saved.list} />
        <SendAmount form={form} wallet={wallet} left={left} refusal={refusal} />
        <Field
          label={words.remark}
          {...form.field('remarks')}
          helper={words.remarkHelper}
          aside={remarkCount([...cleanRemarks(form.values.remarks)].length, remarksMax)}
        >
          <TextInput {...form.text('remarks')} autoComplete="off" />
        </Field>
        <PriceCard asking={asking} lines={4} hasDetail className="xl:hidden">
          {price => <PriceRows price={price} wallet={wallet} />}
        </PriceCard>
        <FormFooter>
          <Button
            type="submit"
            size={isNarrow ? 56 : 52}
            isWide
            isDisabled={!isReady(form.values, check) || refusal !== undefined}
            aria-describedby={missing && 'send-needs'}
            isLoading={form.isBusy}
            loadingLabel={words.pricing}
          >
            {words.next}
          </Button>
          {missing && (
            <p id="send-needs" className="mt-2.5 text-center text-small text-ink-2">
              {words.nextNeeds[missing]}
            </p>
          )}
        </FormFooter>
        <Link
          to={viewAddress('intra-transfer')}
          className="link inline-flex min-h-11 items-center self-start text-small"
        >
          {words.toCustomer}
        </Link>
      </PaymentForm>
      <SavedDialog isOpen={isManaging} onClose={() => setManaging(false)} saved={saved} />
    </>
  );
}

/** Ten digits that a customer of ours receives with: the free way is offered, and the bank's stays open. */
function OnWura({ name, accountNumber }: { name: string; accountNumber: string }) {
  const words = useMessages(sendMessages);
  const isPriced = useIsPriced('intra_transfer');
  return (
    <Link
      to={`${viewAddress('intra-transfer')}&to=${accountNumber}`}
      className="panel -mt-2 flex min-h-16 items-center gap-3.5 px-4 py-2.5 hover:bg-surface-hover"
    >
      <Avatar name={name} />
      <span className="min-w-0 leading-tight">
        <span className="block font-strong wrap-anywhere">{words.onWura(name)}</span>
        {!isPriced && <span className="text-small font-medium text-ok">{words.sendFree}</span>}
      </span>
    </Link>
  );
}

function NoWallet() {
  const words = useMessages(sendMessages);
  return (
    <Banner tone="wait" title={words.noWallet} action={<Link to={viewAddress('deposit')}>{words.openWallet}</Link>} />
  );
}
