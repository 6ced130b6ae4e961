import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type BackLinkProps = { children: ReactNode } & ({ to: string } | { onClick: () => void });

/** The way back above the heading of a wide page; a phone has it in its bar. */
export function BackLink({ children, ...way }: BackLinkProps) {
  const shape = 'link mb-1 inline-flex min-h-11 items-center gap-1.5';
  const face = (
    <>
      <ArrowLeft className="size-[18px]" />
      {children}
    </>
  );
  return 'to' in way ? (
    <Link to={way.to} className={shape}>
      {face}
    </Link>
  ) : (
    <button type="button" className={shape} onClick={way.onClick}>
      {face}
    </button>
  );
}
