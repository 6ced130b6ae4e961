import { useMessages } from '@wura/browser/messages';
import { labelOf, useViews, useViewsInPlace, viewAddress, type Place, type View } from '@wura/browser/views';
import { LinkButton } from '@wura/ui/link-button';
import { Tile } from '@wura/ui/tile';
import { Link } from 'react-router';
import { AwaitedAction, actionGrid } from './awaited-actions.tsx';
import { walletsMessages } from './messages.ts';

/** The one or two things most people came for: gold, then ink. */
export function PrimaryActions() {
  const views = useViews('primary').slice(0, 2);
  if (views.length === 0) return null;
  return (
    <div className={`grid gap-2.5 ${views.length > 1 ? 'grid-cols-2' : ''}`}>
      {views.map((view, at) => (
        <LinkButton
          key={view.id}
          to={viewAddress(view.id)}
          look={at === 0 ? 'gold' : 'ink'}
          size={48}
          icon={<view.icon />}
        >
          {labelOf(view, 'primary')}
        </LinkButton>
      ))}
    </div>
  );
}

/** The rest, in the desktop's rail. What is a button above, or a line of the sidebar, is not repeated here. */
export function QuickPanel() {
  const words = useMessages(walletsMessages);
  const views = useViewsInPlace('quick').filter(
    ({ places }) => !places.includes('primary') && !places.includes('sidebar'),
  );
  const bills = useViews('bottom').find(view => view.menuOf === 'bills');
  if (views.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="pay-and-top-up">
      <div className="flex items-center justify-between px-5 pt-3">
        <h2 id="pay-and-top-up" className="text-entry">
          {words.payAndTopUp}
        </h2>
        {bills && (
          <Link
            to={viewAddress(bills.id)}
            aria-label={words.allBills}
            className="link inline-flex min-h-8 items-center text-note"
          >
            {words.seeAll}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-3 gap-1 px-3 pt-2 pb-3.5">
        {views.map(view =>
          view.isAwaited ? (
            <AwaitedAction key={view.id} tile="size-11 rounded-control!" />
          ) : (
            <li key={view.id}>
              <ActionTile view={view} place="quick" size={44} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** The phone's quick actions: five to a row, the first in cloth. One or two are buttons. */
export function QuickGrid() {
  const words = useMessages(walletsMessages);
  const views = useViewsInPlace('quick');
  if (views.length === 0) return null;
  return (
    <section aria-label={words.quickActions} className="px-3">
      {views.length < 3 ? (
        <div className="flex gap-2.5 px-2">
          {views.map((view, at) => (
            <LinkButton
              key={view.id}
              to={viewAddress(view.id)}
              look={at === 0 ? 'gold' : 'line'}
              size={48}
              className="grow"
              icon={<view.icon />}
            >
              {labelOf(view, 'quick')}
            </LinkButton>
          ))}
        </div>
      ) : (
        <ul className={actionGrid}>
          {views.map((view, at) =>
            view.isAwaited ? (
              <AwaitedAction key={view.id} />
            ) : (
              <li key={view.id}>
                <ActionTile view={view} place="quick" size={52} look={at === 0 ? 'cloth' : 'raised'} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

type ActionTileProps = { view: View; place: Place; size: 44 | 52; look?: 'sunken' | 'raised' | 'cloth' };

function ActionTile({ view, place, size, look }: ActionTileProps) {
  return (
    <Link
      to={viewAddress(view.id)}
      className="flex flex-col items-center gap-1.5 rounded-control py-1.5 text-center text-micro font-label"
    >
      <Tile icon={<view.icon />} size={size} look={look} />
      {labelOf(view, place)}
    </Link>
  );
}
