import { Check, Clock, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type BannerProps = {
  tone: 'bad' | 'wait' | 'ok' | 'info';
  /** Instead of the one that goes with the tone. */
  icon?: LucideIcon | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** A link or button such as "Try again", under the text. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** Standing advice is a note: it is read in its place instead of interrupting. */
  isNote?: boolean | undefined;
  className?: string | undefined;
};

/** In the flow, above the content, until dismissed. Focus is not stolen: the role announces it. */
export function Banner(props: BannerProps) {
  const { tone, icon, title, children, action, onDismiss, dismissLabel, isNote, className = '' } = props;
  const { colours } = faces[tone];
  const Icon = icon ?? faces[tone].Icon;
  const role = isNote ? 'note' : tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      role={role}
      className={`banner flex items-start gap-2.5 rounded-2xl py-3.5 pr-2 pl-3.5 text-note leading-[1.4] ${colours} ${className}`}
    >
      <Icon />
      <div className="min-w-0 grow">
        <p className="font-[620]">{title}</p>
        {children}
        {action && <div className="[&_a]:underline [&_button]:underline">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={dismissLabel ?? ''}
          icon={<X className="size-[18px]" />}
          onClick={onDismiss}
          className="-my-2.5"
        />
      )}
    </div>
  );
}

const faces = {
  bad: { Icon: TriangleAlert, colours: 'bg-bad-bg text-bad' },
  wait: { Icon: Clock, colours: 'bg-wait-bg text-wait' },
  ok: { Icon: Check, colours: 'bg-ok-bg text-ok' },
  info: { Icon: Info, colours: 'bg-info-bg text-info' },
};
