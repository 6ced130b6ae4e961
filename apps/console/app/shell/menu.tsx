import { consoleGroups, homeOf, mayOpen } from '@wura/operators/console/feature';
import type { Self } from '@wura/operators/console/self';
import { LayoutDashboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { screens } from '../screens.ts';

/** The screens that an operator of this role may open, in their groups. */
export function Menu({ self, onChoose }: { self: Self; onChoose?: () => void }) {
  const { pathname } = useLocation();
  const mine = screens.filter(screen => mayOpen(self.role, screen));
  return (
    <>
      <ul>
        <Item to="/" label="Dashboard" Icon={LayoutDashboard} isCurrent={pathname === '/'} onChoose={onChoose} />
      </ul>
      {Object.entries(consoleGroups).map(([group, title]) => {
        const inGroup = mine.filter(screen => screen.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            <p id={`menu-${group}`} className="mt-4 mb-1 px-3 text-micro font-label text-ink-2">
              {title}
            </p>
            <ul aria-labelledby={`menu-${group}`}>
              {inGroup.map(screen => {
                const to = homeOf(screen);
                const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
                return (
                  <Item
                    key={to}
                    to={to}
                    label={screen.title}
                    Icon={screen.icon}
                    isCurrent={isCurrent}
                    onChoose={onChoose}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </>
  );
}

interface ItemProps {
  to: string;
  label: string;
  Icon: typeof LayoutDashboard;
  isCurrent: boolean;
  onChoose?: (() => void) | undefined;
}

function Item({ to, label, Icon, isCurrent, onChoose }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // On a low screen the menu is longer than its place: where one is has to be seen all the same.
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const tone = isCurrent ? 'bg-(--aro-800) text-on-cloth [&_.lucide]:text-(--wura-400)' : 'text-ink-2 hover:bg-sunken';
  return (
    <li ref={item} className="scroll-my-4">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        className={`flex h-11 items-center gap-2.5 rounded-nav px-3 text-small font-medium ${tone}`}
      >
        <Icon className="size-[18px]!" />
        {label}
      </Link>
    </li>
  );
}
