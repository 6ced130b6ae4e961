import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  /** A gold dot: something new waits behind this button. The label must say so too. */
  hasNews?: boolean | undefined;
};

export function IconButton({ label, icon, hasNews, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`icon-btn ${className}`}>
      {icon}
      {hasNews && <i aria-hidden="true" className="news-dot" />}
    </button>
  );
}
