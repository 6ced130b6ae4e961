import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Dialog } from './dialog.tsx';

export type MenuItem = { label: string; icon: ReactNode } & ({ to: string } | { onSelect: () => void });

type MenuDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Who is signed in, above the items. */
  header?: ReactNode;
  items: readonly MenuItem[];
};

/** The side menu of the phone: My Profile, Settings, Logout. */
export function MenuDrawer({ isOpen, onClose, title, closeLabel, header, items }: MenuDrawerProps) {
  const line = 'flex min-h-12 w-full items-center gap-3 rounded-nav px-3 text-left font-medium hover:bg-surface-hover';
  return (
    <Dialog look="menu" isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      {header && <div className="py-3">{header}</div>}
      <nav aria-label={title}>
        <ul className="-mx-3">
          {items.map(item => (
            <li key={item.label}>
              {'to' in item ? (
                <Link to={item.to} onClick={onClose} className={line}>
                  {item.icon}
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={line}
                  onClick={() => {
                    onClose();
                    item.onSelect();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
