import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type RowLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link of a long list. The router's own draws itself anew whenever the address changes, all fifty of them, before what
 * was tapped may open. The address is one of ours in full.
 */
export function RowLink({ to, onClick, children, ...rest }: RowLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Any other way of pressing is the browser's: a new tab, a new window, a download.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace: to === location.pathname + location.search });
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
