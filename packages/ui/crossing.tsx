import { Check, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { initials } from './initials.ts';
import { motifHref } from './motif.tsx';

/** Where the money is: on its way, with the one it was for, in between, or back where it came from. */
export type CrossingPlace = 'under-way' | 'arrived' | 'waiting' | 'returned';

export interface CrossingEnd {
  /** Written beneath, and its initials in the circle. */
  readonly name: string;
  /** In the place of the initials: a currency's sign, a card. */
  readonly face?: ReactNode;
  readonly photoUrl?: string | undefined;
}

interface CrossingProps {
  from: CrossingEnd;
  to: CrossingEnd;
  at: CrossingPlace;
}

/**
 * Two ends and the thread between them. While the money is under way a cowrie runs along it; once it is decided, a stamp
 * falls where the money is. The page says the same in words, so a screen reader is told nothing here.
 */
export function Crossing({ from, to, at }: CrossingProps) {
  return (
    <div
      aria-hidden="true"
      data-money={at}
      className={`crossing crossing-${at} mx-auto grid w-full max-w-[380px] grid-cols-[56px_minmax(0,1fr)_56px] items-center px-6`}
    >
      {at === 'returned' ? <Stamp at={at} /> : <End end={from} />}
      <span className="crossing-thread relative block h-14">
        <span className="crossing-way" />
        {at === 'under-way' ? (
          <span className="crossing-runner">
            <svg viewBox="0 0 64 64">
              <use href={motifHref('cowrie')} />
            </svg>
          </span>
        ) : (
          <span className="crossing-gold" />
        )}
        {at === 'waiting' && (
          <span className="absolute inset-0 grid place-items-center">
            <Stamp at={at} />
          </span>
        )}
      </span>
      {at === 'arrived' ? <Stamp at={at} /> : <End end={to} isAwaited />}
      <Name>{from.name}</Name>
      <span />
      <Name>{to.name}</Name>
    </div>
  );
}

function End({ end: { name, face, photoUrl }, isAwaited = false }: { end: CrossingEnd; isAwaited?: boolean }) {
  const look = isAwaited ? 'border-2 border-dashed border-white/40' : 'bg-white/12';
  if (photoUrl) return <img src={photoUrl} alt="" className="mx-auto size-14 rounded-full object-cover" />;
  return (
    <span
      className={`mx-auto grid size-14 place-items-center overflow-hidden rounded-full font-display text-lead text-on-cloth ${look}`}
    >
      {face ?? initials(name)}
    </span>
  );
}

const icons = { arrived: Check, waiting: Clock, returned: Undo2 } as const;

/** It comes down again when the outcome changes. */
function Stamp({ at }: { at: keyof typeof icons }) {
  const Icon = icons[at];
  const look = at === 'arrived' ? 'bg-(--wura-400) text-(--aro-900)' : 'bg-(--aro-600) text-white';
  return (
    <span key={at} className={`crossing-stamp mx-auto grid size-14 place-items-center rounded-full ${look}`}>
      <Icon className="size-7!" />
    </span>
  );
}

/** Wider than its circle; what does not fit in two lines is cut, and is whole in the words of the page. */
function Name({ children }: { children: string }) {
  return (
    <span className="-mx-6 mt-1.5 line-clamp-2 min-h-5 self-start text-center text-small leading-tight wrap-anywhere text-on-cloth-2">
      {children}
    </span>
  );
}
