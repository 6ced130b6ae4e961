import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { mayOpen, type AboutCustomer, type CustomerLink } from './feature.ts';
import { Section } from './page.tsx';
import { useSelf } from './self.ts';

/** What the rooms of this build have of a customer. The shell says which those are, for no room knows another. */
export const CustomerLinksContext = createContext<readonly CustomerLink[]>([]);

export const useCustomerLinks = () => useContext(CustomerLinksContext);

interface CustomerLinksProps {
  customer: string;
  /** What the rooms tell of them, where some of it is counted. */
  about: AboutCustomer;
}

/** The way to everything of one customer. */
export function CustomerLinks({ customer, about }: CustomerLinksProps) {
  const self = useSelf();
  const links = useCustomerLinks().filter(link => self && mayOpen(self.role, link));
  return (
    <Section title="All of this customer">
      <ul aria-label="All of this customer" className="grid grid-cols-1 gap-x-6 text-small sm:grid-cols-2">
        {links.map(({ label, to, countedBy }) => {
          const address = to(customer, about);
          if (address === undefined) return null;
          const open = countedBy === undefined ? undefined : about[countedBy]?.['open'];
          return (
            <li key={label}>
              <Link to={address} className="link inline-flex min-h-11 items-center">
                {label}
                {typeof open === 'number' && open > 0 && `, ${open} open`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
