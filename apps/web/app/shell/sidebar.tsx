import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { labelOf, useViewsInPlace, viewAddress, type View } from '@wura/browser/views';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { signOut } from '@wura/sign-in/web/sign-in';
import { Avatar } from '@wura/ui/avatar';
import { Mark } from '@wura/ui/mark';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { appMessages, shellMessages } from '../messages.ts';
import { bars, homeView } from '../views.ts';
import { NavItem } from './nav-item.tsx';

/** 248 wide on a desktop, a rail of icons between the phone and the desktop. */
export function Sidebar({ view }: { view: View }) {
  const words = useMessages(shellMessages);
  const { brand, home } = useMessages(appMessages);
  const { data: customer } = useCustomer();
  return (
    <nav
      aria-label={words.main}
      className="sticky top-0 z-20 flex h-dvh flex-col border-r border-line bg-surface-hover px-3 in-data-[theme=dark]:bg-surface pt-7 pb-5 lg:px-4"
    >
      <div className="mb-6 flex flex-col items-center gap-3 lg:flex-row lg:justify-between">
        <Link to="/wallet" aria-label={home} className="px-1 lg:px-3">
          <span className="lg:hidden">
            <Mark />
          </span>
          <span className="hidden lg:block">
            <Mark name={brand} />
          </span>
        </Link>
        <div className="flex flex-col lg:flex-row">
          {bars.map((Bar, at) => (
            <Bar key={at} />
          ))}
        </div>
      </div>
      <ul className="flex flex-col gap-0.5">
        {useViewsInPlace('sidebar').map(each =>
          each.isAwaited ? (
            <li key={each.id} aria-hidden="true" className="h-11" />
          ) : (
            <li key={each.id}>
              <NavItem
                to={each.id === homeView.id ? '/wallet' : viewAddress(each.id)}
                isCurrent={each.id === view.id}
                label={labelOf(each, 'sidebar')}
                icon={<each.icon />}
              />
            </li>
          ),
        )}
      </ul>
      <div className="mt-auto">
        {/* As high before the customer is known, so that the way out does not move when they are. */}
        <div className="panel mb-2 hidden min-h-[66px] items-center gap-2.5 rounded-control! px-3 py-3.5 lg:flex">
          {customer && (
            <>
              <Avatar name={fullName(customer)} photoUrl={customer.profile_image ?? undefined} size={36} />
              <div className="min-w-0 leading-tight">
                <p className="truncate text-note font-strong">{fullName(customer)}</p>
                <p className="money-flow truncate text-micro text-ink-2">
                  {groupAccountNumber(customer.account_number)}
                </p>
              </div>
            </>
          )}
        </div>
        <NavItem onSelect={signOut} label={words.logout} icon={<LogOut />} />
      </div>
    </nav>
  );
}
