import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { useViews, viewAddress, type View } from '@wura/browser/views';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { signOut } from '@wura/sign-in/web/sign-in';
import { Avatar } from '@wura/ui/avatar';
import { IconButton } from '@wura/ui/icon-button';
import { MenuDrawer } from '@wura/ui/menu-drawer';
import { ArrowLeft, LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shellMessages } from '../messages.ts';
import { bars } from '../views.ts';

/** What fits beside the buttons of the bar, at the width of most phones and of the narrowest. */
const titleSize = (title: string) =>
  `${title.length > 16 ? 'text-entry leading-[1.15]' : 'text-t3'} ${title.length > 10 ? 'max-[359px]:text-note' : 'max-[359px]:text-entry'}`;

/** The phone's header, which carries the heading of every view. */
export function TopBar({ view }: { view: View }) {
  return view.bar === 'flow' ? <FlowBar view={view} /> : <PlainBar view={view} />;
}

/** Inside a flow there is one way: back. */
function FlowBar({ view }: { view: View }) {
  const words = useMessages(shellMessages);
  const navigate = useNavigate();
  const hasPast = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <header className="sticky top-0 z-20 flex min-h-15 items-center bg-canvas px-2 py-1 low:static">
      <IconButton
        label={words.back}
        icon={<ArrowLeft className="size-[22px]!" />}
        onClick={() => void (hasPast ? navigate(-1) : navigate('/wallet'))}
      />
      <h1 className="mr-11 grow text-center text-row leading-[1.2] tracking-[-.015em]">{view.title()}</h1>
    </header>
  );
}

function PlainBar({ view }: { view: View }) {
  const words = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const { data: customer, isPending } = useCustomer();
  const isCloth = view.bar === 'cloth';
  const title = (view.labels?.bottom ?? view.title)();
  return (
    <header
      className={`z-20 flex min-h-[calc(2rem+36px)] items-center gap-1 pr-3 pl-2 max-[239px]:gap-0 max-[239px]:px-0 ${isCloth ? 'on-cloth absolute inset-x-0 top-0 text-on-cloth' : 'sticky top-0 bg-canvas low:static'}`}
    >
      <IconButton label={words.openMenu} icon={<Menu className="size-[22px]!" />} onClick={() => setOpen(true)} />
      <div className="mx-1 min-w-0 grow leading-[1.2] max-[239px]:mx-0">
        {/* A title that is longer than most in some language takes a second line of smaller letters before it is cut, and in
            the letters of a customer who needs them large a single word does. */}
        <h1 className={`line-clamp-2 hyphens-auto wrap-anywhere tracking-[-.015em] ${titleSize(title)}`}>{title}</h1>
        {(customer || isPending) && (
          <p className={`truncate text-small max-[359px]:hidden ${isCloth ? 'text-on-cloth-2' : 'text-ink-2'}`}>
            {customer ? words.welcome(customer.firstname) : '\u00A0'}
          </p>
        )}
      </div>
      {bars.map((Bar, at) => (
        <Bar key={at} />
      ))}
      {isPending && <span className="size-11" />}
      {customer && (
        <Link to={viewAddress('profile')} className="grid size-11 place-items-center rounded-full">
          <Avatar
            name={fullName(customer)}
            photoUrl={customer.profile_image ?? undefined}
            className={isCloth ? 'bg-(--teru-100)! text-(--aro-800)!' : ''}
          />
          {/* Text rather than a label: the initials are seen, and a label that says something else confuses voice control. */}
          <span className="sr-only">{words.profile}</span>
        </Link>
      )}
      <SideMenu isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useMessages(shellMessages);
  const { data: customer } = useCustomer();
  const entries = useViews('menu').map(view => ({
    label: (view.labels?.menu ?? view.title)(),
    icon: <view.icon />,
    to: viewAddress(view.id),
  }));
  return (
    <MenuDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={words.menu}
      closeLabel={words.closeMenu}
      header={
        customer && (
          <div className="flex items-center gap-3 text-ink">
            <Avatar name={fullName(customer)} photoUrl={customer.profile_image ?? undefined} size={52} />
            <div className="min-w-0">
              <p className="truncate font-strong">{fullName(customer)}</p>
              <p className="money-flow text-small text-ink-2">
                {words.account(groupAccountNumber(customer.account_number))}
              </p>
            </div>
          </div>
        )
      }
      items={[...entries, { label: words.logout, icon: <LogOut />, onSelect: signOut }]}
    />
  );
}
