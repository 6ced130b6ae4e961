import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonShape } from './button-look.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className'> &
  ButtonShape & {
    icon?: ReactNode;
    /** Not pressable for now. The button stays reachable, so that a keyboard or a screen reader can find out why. */
    isDisabled?: boolean | undefined;
    isLoading?: boolean | undefined;
    loadingLabel?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { look, size, isWide, className, icon, isDisabled, isLoading, loadingLabel, children, onClick, ...rest } =
    props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Preventing the click also prevents the submit that Enter in a field would cause: a second press sends nothing.
    if (isDisabled || isLoading) return event.preventDefault();
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, isWide, className })}
      aria-disabled={isDisabled || isLoading ? true : undefined}
      aria-busy={isLoading || undefined}
      onClick={press}
    >
      {loadingLabel === undefined ? (
        <Face icon={icon}>{children}</Face>
      ) : (
        // Both faces share one grid cell, so the button is as wide as its longer text and never jumps.
        <span className="grid place-items-center">
          <Face icon={icon} isHidden={isLoading}>
            {children}
          </Face>
          <Face isHidden={!isLoading}>{loadingLabel}</Face>
        </span>
      )}
    </button>
  );
}

function Face({ icon, isHidden, children }: { icon?: ReactNode; isHidden?: boolean | undefined; children: ReactNode }) {
  // Of one that is not seen only the width counts, also where it would break into more lines than the one that is.
  const visibility = isHidden ? 'invisible max-h-[1lh]' : '';
  return (
    <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${visibility}`}>
      {icon}
      {children}
    </span>
  );
}
