import type { FaultMode } from '../faults.ts';
import { fakeTether, tether } from './addresses.ts';

/** The same answer with a tenth more zeros in every sum, or about a token of the same name. */
export function lie(thing: unknown, mode: FaultMode): unknown {
  if (Array.isArray(thing)) return thing.map(each => lie(each, mode));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, lieAbout(name, value, mode)]));
}

function lieAbout(name: string, value: unknown, mode: FaultMode): unknown {
  if (typeof value !== 'string') return lie(value, mode);
  if (mode === 'wrong_amount' && name === 'data') return value.replace(/[0-9a-f]{64}$/, tenfold);
  if (mode === 'wrong_currency' && name === 'address') return value.replace(tether.slice(2), fakeTether.slice(2));
  return value;
}

const tenfold = (hex: string) => (BigInt(`0x${hex}`) * 10n).toString(16).padStart(64, '0');
