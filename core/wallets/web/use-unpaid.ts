import { useDraft, type DraftOptions } from '@wura/browser/drafts';

interface UnpaidOptions<Draft> extends Pick<DraftOptions<Draft>, 'name' | 'owner' | 'restore'> {
  draft: Draft;
  flow: { readonly step: string; readonly isLost?: boolean };
}

/**
 * Keeps the form of a payment until it is paid. A payment that may have gone out is not typed in again by us: whoever
 * comes back finds it in the history, and an empty form.
 */
export function useUnpaid<Draft>({ flow, draft, ...options }: UnpaidOptions<Draft>): void {
  const isSent = flow.step === 'processing';
  const isOver = flow.step === 'receipt' || (isSent && flow.isLost === true);
  useDraft({ ...options, draft: isOver ? undefined : draft, isSent });
}
