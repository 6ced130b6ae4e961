import { useMessages } from '@wura/browser/messages';
import { useHasView, usePanels, viewAddress } from '@wura/browser/views';
import { fullName, useCustomer, type Customer } from '@wura/identity/web/customer';
import { useSettings } from '@wura/identity/web/settings';
import { useLimits } from '@wura/policy/web/limits';
import { Avatar } from '@wura/ui/avatar';
import { Banner } from '@wura/ui/banner';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { LinkRow } from '@wura/ui/link-row';
import { useNarrow } from '@wura/ui/use-narrow';
import { BadgeCheck, ChevronRight, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { SettingsGroups } from './settings-groups.tsx';
import { settingsMessages } from './settings-messages.ts';

export default function SettingsScreen() {
  const words = useMessages(settingsMessages);
  const isNarrow = useNarrow();
  const { data: customer, isPending } = useCustomer();
  const settings = useSettings();
  return (
    <>
      {!isNarrow && <h1 className="mb-6 text-t1">{words.title}</h1>}
      <div className="max-w-[640px] gap-5 px-3 pt-1 pb-1 *:mb-5 *:break-inside-avoid md:px-0 lg:max-w-none lg:columns-2">
        {customer ? <Who customer={customer} /> : isPending && <Skeleton className="h-[107px] rounded-card!" />}
        {settings.isPending && (
          <>
            <Loading text={words.loading}>
              <Skeleton className="h-[340px] rounded-card! md:h-[321px]" />
            </Loading>
            <Skeleton className="h-[285px] rounded-card!" />
            <Skeleton className="h-[221px] rounded-card! md:h-[183px]" />
          </>
        )}
        {settings.isError && !settings.data && (
          <Banner
            tone="bad"
            title={words.failed}
            action={
              <button type="button" className="min-h-11" onClick={() => void settings.refetch()}>
                {words.retry}
              </button>
            }
          />
        )}
        {settings.data && <SettingsGroups settings={settings.data} />}
        <Help />
        {usePanels('settings').map(panel => (
          <OtherRoomsPanel key={panel.id} panel={panel} />
        ))}
      </div>
    </>
  );
}

/** Whose settings these are, and whether we know who that is. */
function Who({ customer }: { customer: Customer }) {
  const words = useMessages(settingsMessages);
  const canVerify = useHasView('kyc');
  return (
    <section className="panel flex items-center gap-4 p-5">
      <Avatar name={fullName(customer)} photoUrl={customer.profile_image ?? undefined} size={52} />
      <div className="min-w-0">
        <p className="truncate font-strong">{fullName(customer)}</p>
        <TierBadge isVerified={customer.kyc_completed} />
        {customer.kyc_completed ? null : canVerify ? (
          <Link to={viewAddress('kyc')} className="link inline-flex min-h-11 items-center text-small">
            {words.verify}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** The tier as the limits know it, and the way to what it allows and what of it is used. */
function TierBadge({ isVerified }: { isVerified: boolean }) {
  const words = useMessages(settingsMessages);
  const tier = useLimits()?.tier;
  return (
    <Link
      to={`${viewAddress('profile')}#limits`}
      className={`flex min-h-11 items-center gap-1.5 text-small font-medium ${isVerified ? 'text-ok' : 'text-ink-2'}`}
    >
      {isVerified && <BadgeCheck className="size-[18px]" />}
      {isVerified ? words.verified : words.notVerified}
      {tier !== undefined && ` · ${words.tier(tier)}`}
      <ChevronRight className="size-4" />
    </Link>
  );
}

/** To the answers and the people who give them; in a build without such a view the chat opens where the address says so. */
function Help() {
  const words = useMessages(settingsMessages);
  const hasView = useHasView('help');
  return (
    <LinkRow to={hasView ? viewAddress('help') : `${viewAddress('settings')}&help=chat`} icon={<CircleHelp />}>
      {words.help}
    </LinkRow>
  );
}
