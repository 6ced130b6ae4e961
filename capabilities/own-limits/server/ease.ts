import type { ChosenLimits, OwnCaps } from '@wura/identity/server';

/** What holds at this moment, whatever was asked for before it began. */
export function settled(held: ChosenLimits, at: number): ChosenLimits {
  return held.next && at >= held.next.from.getTime() ? { ...capsOf(held.next), next: null } : held;
}

/** Whether this allows more than what holds, and was not asked for already. */
export function easedBy(before: ChosenLimits, wanted: Partial<OwnCaps>, at: number): boolean {
  const held = settled(before, at);
  return names.some(name => isNew(held, wanted, name) && isEasier(name, held, { ...held, ...wanted }));
}

/** What is stricter begins at once, and ends what was on its way; what is easier begins when the rules say. */
export function withWanted(
  before: ChosenLimits,
  wanted: Partial<OwnCaps>,
  { at, easierFrom }: { at: Date; easierFrom: Date },
): ChosenLimits {
  const held = settled(before, at.getTime());
  const aim: OwnCaps = { ...capsOf(held.next ?? held), ...wanted };
  const waits = easierFrom > at;
  const isHeldBack = (name: keyof OwnCaps) => isEasier(name, held, aim) && (waits || !isNew(held, wanted, name));
  const now: OwnCaps = {
    perPaymentMinor: isHeldBack('perPaymentMinor') ? held.perPaymentMinor : aim.perPaymentMinor,
    perDayMinor: isHeldBack('perDayMinor') ? held.perDayMinor : aim.perDayMinor,
    isTransferOff: isHeldBack('isTransferOff') ? held.isTransferOff : aim.isTransferOff,
  };
  if (names.every(name => now[name] === aim[name])) return { ...now, next: null };
  // What is newly asked for begins the wait anew, for all of it.
  const from = held.next && !easedBy(before, wanted, at.getTime()) ? held.next.from : easierFrom;
  return { ...now, next: { ...aim, from } };
}

const names = ['perPaymentMinor', 'perDayMinor', 'isTransferOff'] as const;

const capsOf = ({ perPaymentMinor, perDayMinor, isTransferOff }: OwnCaps): OwnCaps => ({
  perPaymentMinor,
  perDayMinor,
  isTransferOff,
});

/** Asked for now, and neither left as it is nor on its way. */
const isNew = (held: ChosenLimits, wanted: Partial<OwnCaps>, name: keyof OwnCaps): boolean =>
  wanted[name] !== undefined && wanted[name] !== (held.next ?? held)[name];

function isEasier(name: keyof OwnCaps, held: OwnCaps, aim: OwnCaps): boolean {
  if (name === 'isTransferOff') return held.isTransferOff && !aim.isTransferOff;
  const [before, after] = [held[name], aim[name]];
  return before !== null && (after === null || after > before);
}
