import type { ChosenLimits, OwnCaps } from '@wura/identity/server';
import { isShorterNight, type Guard } from '@wura/policy/server';

/** What holds at this moment, whatever was asked for before it began. */
export function settled(held: ChosenLimits, at: number): ChosenLimits {
  return held.next && at >= held.next.from.getTime() ? { ...capsOf(held.next), next: null } : held;
}

/** Whether this allows more than what holds, and was not asked for already. */
export function easedBy(
  before: ChosenLimits,
  wanted: Partial<OwnCaps>,
  { at, usual }: { at: number; usual: Guard },
): boolean {
  const held = settled(before, at);
  return names.some(name => isNew(held, wanted, name) && isEasier(name, { held, aim: { ...held, ...wanted }, usual }));
}

/** What is stricter begins at once, and ends what was on its way; what is easier begins when the rules say. */
export function withWanted(
  before: ChosenLimits,
  wanted: Partial<OwnCaps>,
  { at, easierFrom, usual }: { at: Date; easierFrom: Date; usual: Guard },
): ChosenLimits {
  const held = settled(before, at.getTime());
  const aim: OwnCaps = { ...capsOf(held.next ?? held), ...wanted };
  const waits = easierFrom > at;
  const isHeldBack = (name: keyof OwnCaps) =>
    isEasier(name, { held, aim, usual }) && (waits || !isNew(held, wanted, name));
  const now: OwnCaps = {
    perPaymentMinor: isHeldBack('perPaymentMinor') ? held.perPaymentMinor : aim.perPaymentMinor,
    perDayMinor: isHeldBack('perDayMinor') ? held.perDayMinor : aim.perDayMinor,
    isTransferOff: isHeldBack('isTransferOff') ? held.isTransferOff : aim.isTransferOff,
    guardNight: isHeldBack('guardNight') ? held.guardNight : aim.guardNight,
    guardOverMinor: isHeldBack('guardOverMinor') ? held.guardOverMinor : aim.guardOverMinor,
  };
  if (names.every(name => now[name] === aim[name])) return { ...now, next: null };
  // What is newly asked for begins the wait anew, for all of it.
  const from = held.next && !easedBy(before, wanted, { at: at.getTime(), usual }) ? held.next.from : easierFrom;
  return { ...now, next: { ...aim, from } };
}

const names = ['perPaymentMinor', 'perDayMinor', 'isTransferOff', 'guardNight', 'guardOverMinor'] as const;

const capsOf = ({ perPaymentMinor, perDayMinor, isTransferOff, guardNight, guardOverMinor }: OwnCaps): OwnCaps => ({
  perPaymentMinor,
  perDayMinor,
  isTransferOff,
  guardNight,
  guardOverMinor,
});

/** Asked for now, and neither left as it is nor on its way. */
const isNew = (held: ChosenLimits, wanted: Partial<OwnCaps>, name: keyof OwnCaps): boolean =>
  wanted[name] !== undefined && wanted[name] !== (held.next ?? held)[name];

interface Change {
  readonly held: OwnCaps;
  readonly aim: OwnCaps;
  /** What holds of the guard where the customer chose nothing. */
  readonly usual: Guard;
}

function isEasier(name: keyof OwnCaps, { held, aim, usual }: Change): boolean {
  if (name === 'isTransferOff') return held.isTransferOff && !aim.isTransferOff;
  if (name === 'guardNight') return isShorterNight(held[name] ?? usual[name], aim[name] ?? usual[name]);
  if (name === 'guardOverMinor') return (aim[name] ?? usual[name]) > (held[name] ?? usual[name]);
  const [before, after] = [held[name], aim[name]];
  return before !== null && (after === null || after > before);
}
