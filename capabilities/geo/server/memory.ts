import { dayMs } from '@wura/platform/time';
/** Not asked again at once when no answer came, because the next visitor of the street would only wait as long. */
const silenceMs = 60_000;
const keptMax = 20_000;

export interface Memory {
  /** What is known of a neighbourhood; otherwise it is found out, once for all who ask meanwhile. */
  recall(neighbourhood: string, find: () => Promise<string | null>): Promise<string | null>;
}

/**
 * Countries by the part of an address that neighbours share, in this process. It holds no visitor's address, and
 * forgets within a day.
 */
export function createMemory({ now }: { now: () => number }): Memory {
  const known = new Map<string, { country: Promise<string | null>; until: number }>();

  return {
    async recall(neighbourhood, find) {
      const found = known.get(neighbourhood);
      if (found && found.until > now()) return found.country;
      const entry = { country: find(), until: now() + dayMs };
      entry.country = entry.country.catch(() => {
        entry.until = now() + silenceMs;
        return null;
      });
      known.delete(neighbourhood);
      known.set(neighbourhood, entry);
      // A Map keeps insertion order, so its first key is the oldest.
      if (known.size > keptMax) known.delete(known.keys().next().value!);
      return entry.country;
    },
  };
}
