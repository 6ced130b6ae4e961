import { networkText, refusalText } from '@wura/browser/refusal-text';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';

type FormFailureProps = {
  form: { failure: unknown; setFailure(failure: undefined): void };
  /** Where nothing better is known. */
  fallback: string;
  dismissLabel: string;
  className?: string;
  /** What else there is to say of it. */
  children?: ReactNode;
};

/** Why a form was not taken, above it, until its reader has done with it. */
export function FormFailure({ form, fallback, dismissLabel, className, children }: FormFailureProps) {
  if (form.failure === undefined) return null;
  const title = refusalText(form.failure, { fallback });
  const network = networkText(form.failure);
  return (
    <Banner
      tone="bad"
      title={title}
      onDismiss={() => form.setFailure(undefined)}
      dismissLabel={dismissLabel}
      className={className}
    >
      {network !== undefined && network !== title && <p>{network}</p>}
      {children}
    </Banner>
  );
}
