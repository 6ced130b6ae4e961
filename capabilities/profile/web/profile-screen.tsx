import { calendarDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { useKept } from '@wura/browser/use-kept';
import { usePanels, viewAddress } from '@wura/browser/views';
import { useCustomer, type Customer } from '@wura/identity/web/customer';
import { readPinStatus } from '@wura/identity/web/pin-calls';
import { Banner } from '@wura/ui/banner';
import { LinkButton } from '@wura/ui/link-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { AccountNumber } from './account-number.tsx';
import { AddressField } from './address-field.tsx';
import { profileMessages } from './messages.ts';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { PhotoField } from './photo-field.tsx';
import { PinPanel } from './pin-panel.tsx';

export default function ProfileScreen() {
  const words = useMessages(profileMessages);
  const isNarrow = useNarrow();
  const customer = useCustomer();
  return (
    <>
      {!isNarrow && (
        <div className="mb-6 flex items-center justify-between gap-4">
          <h1 className="text-t1">{words.title}</h1>
          <LinkButton to={viewAddress('settings')} look="line" size={40} icon={<Settings />}>
            {words.settings}
          </LinkButton>
        </div>
      )}
      <div className="px-3 pt-1 pb-6 md:px-0">
        {customer.isPending && (
          <Loading text={words.loading} className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-60 rounded-card!" />
            <Skeleton className="mt-5 h-60 rounded-card!" />
          </Loading>
        )}
        {customer.isError && !customer.data && (
          <Banner
            tone="bad"
            title={words.failed}
            action={
              <button type="button" className="min-h-11" onClick={() => void customer.refetch()}>
                {words.retry}
              </button>
            }
          >
            <p>{words.failedText}</p>
          </Banner>
        )}
        {customer.data && <Panels customer={customer.data} />}
      </div>
    </>
  );
}

function Panels({ customer }: { customer: Customer }) {
  const panels = usePanels('profile');
  const pin = useRoute(readPinStatus, {});
  // Only on a device that does not know yet: with a PIN its panel is three times as high, and pushes down what stands below.
  const isPinPlaced = useKept('pin', pin.data?.hasPin) !== undefined || !pin.isPending;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <PhotoField customer={customer} />
        <Identity customer={customer} />
      </div>
      <div className="flex flex-col gap-5">
        <PinPanel />
        {panels.map(panel => isPinPlaced && <OtherRoomsPanel key={panel.id} panel={panel} />)}
      </div>
    </div>
  );
}

function Identity({ customer }: { customer: Customer }) {
  const words = useMessages(profileMessages);
  const facts = [
    [words.name, `${customer.firstname} ${customer.lastname}`],
    [words.username, customer.username],
    [words.email, customer.email],
    [words.phone, customer.phone_number],
    [words.dob, calendarDate(customer.dob)],
  ] as const;
  return (
    <section className="panel p-5" aria-labelledby="identity-title">
      <h2 id="identity-title" className="text-t3">
        {words.identity}
      </h2>
      <p className="mb-1 text-small text-ink-3">{words.identityNote}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-label wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={viewAddress('security')} className="link inline-flex min-h-11 items-center text-small">
        {words.changeContacts}
      </Link>
      <AccountNumber digits={customer.account_number} />
      <AddressField address={customer.residential_address} />
    </section>
  );
}
