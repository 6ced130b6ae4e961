import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { CopyIcon } from '@wura/ui/copy-icon';
import { walletsMessages } from './messages.ts';

/** Where naira come in, to be copied. Its place is there before it is: what stands below is not pushed down. */
export function AccountLine({ className }: { className: string }) {
  const words = useMessages(walletsMessages);
  const { data: customer } = useCustomer();
  return (
    <p className={`flex items-center gap-1 text-small text-on-cloth-2 ${className}`}>
      {customer && (
        <>
          {words.nairaAccount(groupAccountNumber(customer.account_number))}
          <CopyIcon value={customer.account_number} label={words.copyAccount} copied={words.copied} className="-my-3" />
        </>
      )}
    </p>
  );
}
