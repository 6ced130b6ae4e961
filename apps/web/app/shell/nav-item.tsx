import type { ReactNode } from 'react';
import { Link } from 'react-router';

type NavItemProps = { label: string; icon: ReactNode } & (
  | { to: string; isCurrent: boolean }
  | { onSelect: () => void }
);

/** A line of the sidebar. On the narrow rail only the icon shows, and the label comes out beside it. */
export function NavItem(props: NavItemProps) {
  const shape =
    'group relative flex h-11 w-full items-center justify-center gap-3 rounded-nav px-3 text-body font-medium lg:justify-start';
  const face = (
    <>
      {props.icon}
      <span className="pointer-events-none absolute left-full z-20 ml-2 rounded-tag bg-(--toast) px-2.5 py-1.5 text-small whitespace-nowrap text-(--on-toast) opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 lg:static lg:ml-0 lg:bg-transparent lg:p-0 lg:text-body lg:text-inherit lg:opacity-100">
        {props.label}
      </span>
    </>
  );
  if ('onSelect' in props) {
    return (
      <button type="button" onClick={props.onSelect} className={`${shape} text-ink-2 hover:bg-sunken`}>
        {face}
      </button>
    );
  }
  const tone = props.isCurrent
    ? 'bg-(--aro-800) text-on-cloth [&_.lucide]:text-(--wura-400)'
    : 'text-ink-2 hover:bg-sunken';
  return (
    <Link to={props.to} aria-current={props.isCurrent ? 'page' : undefined} className={`${shape} ${tone}`}>
      {face}
    </Link>
  );
}
