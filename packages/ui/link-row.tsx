import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A panel that is one way to somewhere else. */
export function LinkRow({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className="panel flex min-h-14 items-center gap-3 px-5 py-3 font-label">
      <span className="text-ink-3">{icon}</span>
      <span className="grow">{children}</span>
      <ChevronRight className="size-[18px] text-ink-3" />
    </Link>
  );
}
