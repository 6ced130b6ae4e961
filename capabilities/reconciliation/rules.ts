import { minuteMs } from '@wura/platform/time';
/** In which way two books can differ. */
export const differenceKinds = [
  'missing_in_ledger',
  'missing_at_provider',
  'amount_differs',
  'state_differs',
  'pending_too_long',
  'clearing_standing',
  'entry_without_payment',
  'entry_differs',
  'balance_differs',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** One payment as one side has it. */
export interface Side {
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: 'open' | 'done' | 'failed' | 'reversed';
  readonly at: Date;
  readonly changedAt: Date;
}

export interface Judged {
  readonly operation: 'charge' | 'refund' | 'transfer' | 'purchase';
  readonly own: Side | undefined;
  readonly theirs: Side | undefined;
  readonly now: Date;
}

/** What changed so lately may still be on its way to the other side. */
export const graceMs = 10 * minuteMs;
/** The rule for a transfer is an hour; whatever takes a day is for an operator to look at. */
export const overdueMs = 24 * 60 * minuteMs;

/** How the two agree. Fresh: they do not, and it is too soon to say so. */
export function judge(judged: Judged): 'agree' | 'fresh' | DifferenceKind {
  const verdict = differs(judged);
  if (verdict === 'agree' || verdict === 'pending_too_long') return verdict;
  return isFresh(judged) ? 'fresh' : verdict;
}

function differs({ operation, own, theirs, now }: Judged): 'agree' | DifferenceKind {
  const [weCount, theyCount] = [counts(operation, own), counts(operation, theirs)];
  if (!weCount && !theyCount) return 'agree';
  if (!own) return 'missing_in_ledger';
  if (!theirs) return 'missing_at_provider';
  const isSameMoney = own.amountMinor === theirs.amountMinor && own.currency === theirs.currency;
  if (theyCount && own.state !== 'failed' && !isSameMoney) return 'amount_differs';
  if (own.state !== theirs.state) return 'state_differs';
  const isOverdue = own.state === 'open' && now.getTime() - own.at.getTime() > overdueMs;
  return isOverdue ? 'pending_too_long' : 'agree';
}

/**
 * Whether money has moved by this side's account. What goes out is gone the moment it is begun, because it is held; what
 * comes in has come only when it is done.
 */
function counts(operation: Judged['operation'], side: Side | undefined): boolean {
  return side?.state === 'done' || (isHeldFirst(operation) && side?.state === 'open');
}

/** Of these the money is set aside when they are begun; the others have moved it only when they are done. */
export const isHeldFirst = (operation: Judged['operation']) => operation === 'transfer' || operation === 'purchase';

function isFresh({ own, theirs, now }: Judged): boolean {
  const changes = [own, theirs].flatMap(side => (side ? [side.at.getTime(), side.changedAt.getTime()] : []));
  return now.getTime() - Math.max(...changes) < graceMs;
}
