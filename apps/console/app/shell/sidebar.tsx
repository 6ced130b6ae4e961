import type { Self } from '@wura/operators/console/self';
import { Mark } from '@wura/ui/mark';
import { Link } from 'react-router';
import { Menu } from './menu.tsx';
import { Tools } from './tools.tsx';
import { Who } from './who.tsx';

export function Sidebar({ self }: { self: Self | undefined }) {
  return (
    <nav
      aria-label="Console"
      className="sticky top-0 z-20 flex h-dvh flex-col overflow-y-auto border-r border-line bg-surface-hover px-2.5 pt-5 pb-4 in-data-[theme=dark]:bg-surface"
    >
      <div className="mb-4 flex items-center justify-between pl-2.5">
        <Link to="/" aria-label="Wura console, dashboard">
          <Mark name="Wura" sizePx={28} />
        </Link>
        {self && <Tools />}
      </div>
      {self && <Menu self={self} />}
      <div className="mt-auto pt-5">{self && <Who self={self} />}</div>
    </nav>
  );
}
