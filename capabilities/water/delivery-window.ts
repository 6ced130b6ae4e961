import type { CountryCode } from '@wura/identity/rules';
import { dayMs, lagosDate } from '@wura/platform/time';

/** Our own riders and tankers are in these states. */
const ownStates = new Set(['NG-LA', 'NG-FC']);

/** In days from today: our own deliver the next day or the one after, partners elsewhere in Nigeria within five. */
function daysFor({ countryId, stateId }: { countryId: CountryCode; stateId: string }): { from: number; to: number } {
  // Abroad a partner has to be found first and water is bought there, so the promise is one that can be kept.
  if (countryId !== 'NG') return { from: 5, to: 14 };
  return ownStates.has(stateId) ? { from: 1, to: 2 } : { from: 2, to: 5 };
}

/** Who brings it: our own people or a partner's. */
export function isByPartner({ stateId }: { stateId: string }): boolean {
  return !ownStates.has(stateId);
}

/** Between which days, both included, an order of this moment is delivered. */
export function deliveryWindow(
  place: { countryId: CountryCode; stateId: string },
  nowMs: number,
): { from: string; to: string } {
  const { from, to } = daysFor(place);
  return { from: lagosDate(nowMs + from * dayMs), to: lagosDate(nowMs + to * dayMs) };
}
