import { useMessages } from '@wura/browser/messages';
import { labelOf, useViews, viewAddress, type View } from '@wura/browser/views';
import { Link } from 'react-router';
import { shellMessages } from '../messages.ts';
import { homeView } from '../views.ts';

export function BottomBar({ view }: { view: View }) {
  const words = useMessages(shellMessages);
  return (
    <nav
      aria-label={words.main}
      className="sticky bottom-0 z-20 bg-surface pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line)] low:static"
    >
      <ul className="flex h-18 px-2 pt-1.5 max-[239px]:px-0 pb-2">
        {useViews('bottom').map(each => {
          const isCurrent = each === view;
          // The letters grow no further than a name of thirteen has room for; the menu has all of them larger.
          return (
            <li key={each.id} className="min-w-0 grow basis-0">
              <Link
                to={each === homeView ? '/wallet' : viewAddress(each.id)}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex h-full flex-col items-center justify-center gap-[3px] text-[length:min(var(--text-micro),3.9vw)] leading-(--lh-micro) ${isCurrent ? 'font-display' : 'font-medium text-ink-2'}`}
              >
                <span
                  className={`grid h-[30px] w-full max-w-14 place-items-center rounded-full ${isCurrent ? 'bg-brand text-on-brand' : ''}`}
                >
                  <each.icon className="size-[22px]!" />
                </span>
                {labelOf(each, 'bottom')}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
