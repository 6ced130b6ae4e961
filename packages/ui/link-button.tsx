import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonShape } from './button-look.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonShape & { icon?: ReactNode };

/** Looks like a button and goes somewhere: it stays a link for the keyboard, the menu and the back button. */
export function LinkButton({ look, size, isWide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, isWide, className })}>
      {icon}
      {children}
    </Link>
  );
}
