import type { Self } from '@wura/operators/console/self';
import { Dialog } from '@wura/ui/dialog';
import { IconButton } from '@wura/ui/icon-button';
import { Mark } from '@wura/ui/mark';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Menu } from './menu.tsx';
import { Tools } from './tools.tsx';
import { Who } from './who.tsx';

/** The phone's bar: the menu behind a button. */
export function TopBar({ self }: { self: Self | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-20 flex h-15 items-center gap-1 border-b border-line bg-canvas px-2">
      <IconButton label="Open menu" icon={<MenuIcon className="size-[22px]!" />} onClick={() => setOpen(true)} />
      <Link to="/" aria-label="Wura console, dashboard" className="grow">
        <Mark name="Wura" sizePx={26} />
      </Link>
      {self && <Tools />}
      <Dialog look="menu" isOpen={isOpen} onClose={close} title="Menu" closeLabel="Close menu">
        {self && (
          <nav aria-label="Console">
            <Menu self={self} onChoose={close} />
            <div className="mt-5">
              <Who self={self} />
            </div>
          </nav>
        )}
      </Dialog>
    </header>
  );
}
